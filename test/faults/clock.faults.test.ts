import { expect, it } from 'vitest'
import { checkSoFar, type Evidence } from '#test/faults/check.ts'
import { Insider } from '#test/faults/insider.ts'
import { whileWriting, whyStuck } from '#test/faults/while-writing.ts'
import { signUp } from '#test/sign-up.ts'
import { freePort } from '../../scripts/free-port.mjs'

/** The library libfaketime, set by `npm run test:services`. */
const faketime = process.env['LARKSPUR_TEST_FAKETIME']

const writers = 2
const minutes = 10 * 60_000
const day = 86_400_000
const steps = [minutes, 0, day, 0]

/** The most by which the clock of the app or the database is not as far ahead as it was set, in milliseconds. */
async function offBy({ larkspur }: Evidence, ahead: number): Promise<number> {
  const { status, headers } = await fetch(`${larkspur.url}/readyz`)
  expect(status).toBe(200)
  const [row] = await larkspur.asked<{ now: Date }>('select clock_timestamp() as now')
  const expected = Date.now() + ahead
  return Math.max(...[Date.parse(headers.get('date')!), row!.now.getTime()].map((now) => Math.abs(now - expected)))
}

/** Mails are in the queue while the clock is set. */
async function setClock({ larkspur, mailbox }: Evidence, ahead: number): Promise<void> {
  const refused = () => mailbox.met.get('refuses for now') ?? 0
  const before = refused()
  mailbox.setFault('refuses for now')
  await expect.poll(refused).toBeGreaterThan(before)
  await larkspur.setSharedClockAhead(ahead)
  mailbox.setFault(undefined)
}

it.runIf(faketime)(
  'a clock that is set forth and back, of the app and the database, loses nothing and does nothing twice',
  { timeout: 240_000 },
  async () => {
    const setting = {
      seed: 1,
      writers,
      port: await freePort(),
      program: ['src/app/server/main.ts'],
      faketime: faketime!,
    }
    const { problems } = await whileWriting(setting, async (evidence) => {
      const { url } = evidence.larkspur
      const newcomer = async (name: string) => (await signUp({ url, name, mailTo: evidence.mailbox.textTo })).cookie
      const cookies = [await newcomer('insider')]
      const insider = new Insider(url, cookies[0]!)
      await insider.start()
      try {
        for (const [number, ahead] of steps.entries()) {
          await setClock(evidence, ahead)
          // Node keeps the text of the header for up to a second.
          await expect.poll(() => offBy(evidence, ahead)).toBeLessThan(2000)
          expect([...(await whyStuck(evidence.ledger, writers)), ...(await checkSoFar(evidence))]).toEqual([])
          cookies.push(await newcomer(`newcomer-${number}`))
          const sessions = cookies.map((cookie) => fetch(`${url}/api/clients`, { headers: { cookie } }))
          expect((await Promise.all(sessions)).map(({ status }) => status)).toEqual(cookies.map(() => 200))
        }
      } finally {
        await insider.stop()
      }
      const { announced, changes, liveChannelEnded, statuses } = insider
      expect({ announced, liveChannelEnded }).toEqual({ announced: changes, liveChannelEnded: false })
      // A transaction that seems to have stood still for the time of a step is ended, and the call is a 503.
      expect(['200', '201', '503']).toEqual(expect.arrayContaining(Object.keys(statuses)))
      return []
    })
    expect(problems).toEqual([])
  },
)
