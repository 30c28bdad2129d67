import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { zoneAt } from '#test/clock.ts'
import { checkAtEnd, type Evidence, type Outcome } from '#test/faults/check.ts'
import { Installation } from '#test/faults/installation.ts'
import { openMailbox } from '#test/faults/mailbox.ts'
import { randomFrom } from '#test/faults/random.ts'
import { Ledger, Writer } from '#test/faults/writer.ts'
import { call, signUp } from '#test/sign-up.ts'

export type Setting = {
  seed: number
  /** How many programs write. */
  writers: number
  port: number
  /** What Node is started with. */
  program: readonly string[]
  /** The library libfaketime, if the database is to share the app's clock. */
  faketime?: string
}

const goesOnWithinMs = 30_000

/**
 * Programs write to an installation while `strike` brings faults about, which returns the problems that it sees. When
 * all is quiet again, everything is counted.
 */
export async function whileWriting(
  { seed, writers: count, port, program, faketime }: Setting,
  strike: (evidence: Evidence) => Promise<string[]>,
): Promise<Outcome & { ledger: Ledger }> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-faults-'))
  await chmod(folder, 0o755)
  const mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'hello@studio.example', LETTERS_AFTER: '1s' }
  const larkspur = new Installation({ dataDir: join(folder, 'data'), port, settings, program, faketime })
  const { url } = larkspur
  const ledger = new Ledger()
  const evidence = { larkspur, mailbox, ledger }
  try {
    await larkspur.start()
    const writers: Writer[] = []
    for (let number = 1; number <= count; number += 1) {
      const name = `writer-${number}`
      const { cookie } = await signUp({ url, name, mailTo: mailbox.textTo })
      const preferences = { method: 'PATCH', body: { timeZone: zoneAt(14) }, headers: { cookie } }
      await call(`${url}/api/preferences`, preferences)
      writers.push(new Writer({ url, cookie, name, random: randomFrom(seed + number), ledger }))
    }
    for (const writer of writers) writer.start()
    const seen = await strike(evidence)
    await Promise.all(writers.map((writer) => writer.stop()))
    const { problems, ...counted } = await checkAtEnd(evidence)
    return {
      ...counted,
      ledger,
      problems: [...new Set([...seen, ...problems, ...ledger.problems, ...larkspur.ownEnds])],
    }
  } finally {
    await larkspur.end('SIGTERM')
    await mailbox.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** After a fault, every program must get on: as many weddings as there are programs. */
export async function whyStuck(ledger: Ledger, writers: number): Promise<string[]> {
  const goal = ledger.weddings.length + writers
  const deadline = Date.now() + goesOnWithinMs
  while (ledger.weddings.length < goal && ledger.problems.length === 0) {
    if (Date.now() > deadline) return ['After the fault, writing does not go on']
    await pause(20)
  }
  return []
}
