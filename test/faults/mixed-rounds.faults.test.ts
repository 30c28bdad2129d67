import { expect, it } from 'vitest'
import { runRounds } from '#test/faults/rounds.ts'
import { freePort } from '../../scripts/free-port.mjs'

/** Its five rounds strike the app, the database, the mail server and the clock. `npm run faults` makes more of them. */
const seed = 126
const rounds = 5

it('rounds of mixed faults lose nothing and do nothing twice', { timeout: 240_000 }, async () => {
  const port = await freePort()
  const said: string[] = []
  const report = await runRounds({
    rounds,
    seed,
    port,
    program: ['src/app/server/main.ts'],
    say: (line) => said.push(line),
  })
  expect(report.problems, said.join('\n')).toEqual([])
  expect(said).toHaveLength(rounds)
  expect(report.weddings).toBeGreaterThan(rounds * 6)
  expect(report.mails).toBeGreaterThanOrEqual(report.weddings - report.notArrived)
})
