import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { zoneAt } from '#test/clock.ts'
import { checkAtEnd, checkSoFar } from '#test/faults/check.ts'
import { chooser, strikeAll } from '#test/faults/faults.ts'
import { Installation } from '#test/faults/installation.ts'
import { openMailbox } from '#test/faults/mailbox.ts'
import { randomFrom } from '#test/faults/random.ts'
import { Ledger, Writer } from '#test/faults/writer.ts'
import { call, signUp } from '#test/sign-up.ts'

export type Order = {
  rounds: number
  seed: number
  /** Only faults with this word in their name. */
  word?: string
  port: number
  /** What Node is started with. */
  program: readonly string[]
  say: (line: string) => void
}

export type Report = {
  /** Empty if nothing was lost and nothing done twice. */
  problems: string[]
  /** How often each fault was brought about. */
  struck: Record<string, number>
  weddings: number
  callsMadeAgain: number
  callsBrokenOff: number
  callsDoubled: number
  mails: number
  /** Mails that the log says may not have gone out, and how many of them did not arrive. */
  uncertain: number
  notArrived: number
  auditEntries: number
  seconds: number
}

const writerCount = 6
const roundsOnWithinMs = 30_000

/** Each round brings one or two faults about while programs keep writing, and everything is counted after each. */
export async function runRounds({ rounds, seed, word, port, program, say }: Order): Promise<Report> {
  const begun = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-rounds-'))
  await chmod(folder, 0o755)
  const mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'hello@studio.example', LETTERS_AFTER: '1s' }
  const larkspur = new Installation({ dataDir: join(folder, 'data'), port, settings, program })
  const ledger = new Ledger()
  const choose = chooser(seed, word)
  const random = randomFrom(seed)
  const struck: Record<string, number> = {}
  const problems: string[] = []
  try {
    await larkspur.start()
    const writers: Writer[] = []
    for (let number = 1; number <= writerCount; number += 1) {
      const name = `writer-${number}`
      const { cookie } = await signUp({ url: larkspur.url, name, mailTo: mailbox.textTo })
      const preferences = { method: 'PATCH', body: { timeZone: zoneAt(14) }, headers: { cookie } }
      await call(`${larkspur.url}/api/preferences`, preferences)
      writers.push(new Writer({ url: larkspur.url, cookie, name, random: randomFrom(seed + number), ledger }))
    }
    for (const writer of writers) writer.start()
    for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
      const chosen = choose()
      const names = chosen.map(({ name }) => name)
      for (const name of names) struck[name] = (struck[name] ?? 0) + 1
      const start = Date.now()
      await strikeAll(chosen, { larkspur, mailbox, random })
      const struckMs = Date.now() - start
      problems.push(...(await whyStuck(ledger)))
      problems.push(...(await checkSoFar({ larkspur, mailbox, ledger })), ...ledger.problems, ...larkspur.ownEnds)
      const [fault, whole] = [struckMs, Date.now() - start].map((ms) => (ms / 1000).toFixed(1))
      say(`Round ${round}: ${names.join('; ')}: ${fault} s, writing again after ${whole} s`)
    }
    await Promise.all(writers.map((writer) => writer.stop()))
    const { problems: atEnd, ...counted } = await checkAtEnd({ larkspur, mailbox, ledger })
    return {
      problems: [...new Set([...problems, ...atEnd, ...ledger.problems, ...larkspur.ownEnds])],
      struck,
      weddings: ledger.weddings.length,
      callsMadeAgain: ledger.again,
      callsBrokenOff: ledger.brokenOff,
      callsDoubled: ledger.doubled,
      ...counted,
      seconds: Math.round((Date.now() - begun) / 1000),
    }
  } finally {
    await larkspur.end('SIGTERM')
    await mailbox.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** After a fault, every program must get on: as many weddings as there are programs. */
async function whyStuck(ledger: Ledger): Promise<string[]> {
  const goal = ledger.weddings.length + writerCount
  const deadline = Date.now() + roundsOnWithinMs
  while (ledger.weddings.length < goal && ledger.problems.length === 0) {
    if (Date.now() > deadline) return ['After the fault, writing does not go on']
    await pause(20)
  }
  return []
}
