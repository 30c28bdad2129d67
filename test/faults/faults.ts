import { setTimeout as pause } from 'node:timers/promises'
import { signalAll, type Installation } from '#test/faults/installation.ts'
import { mailFaults, type Mailbox, type MailFault } from '#test/faults/mailbox.ts'
import { randomFrom, type Random } from '#test/faults/random.ts'

type Stage = { larkspur: Installation; mailbox: Mailbox; random: Random }

/** Two faults of one round have different victims, so that each ends as it began. */
type Fault = {
  name: string
  victim: 'app' | 'database' | 'mail' | 'clock'
  /** Brings it about, and ends it. */
  strike: (stage: Stage) => Promise<void>
}

const hourMs = 3_600_000
/** Whole days and some hours, so that letters, which go out by day, are due at all of these. */
const jumpsMs = [-40 * 24, -24, -2, -0.1, 0.1, 2, 24, 40 * 24].map((hours) => hours * hourMs)

const database: Fault[] = [
  {
    name: 'kill -9 of the database',
    victim: 'database',
    strike: async ({ larkspur }) => signalAll('SIGKILL', [larkspur.databasePid]),
  },
  {
    name: 'kill -9 of one connection of the database',
    victim: 'database',
    async strike({ larkspur }) {
      const { databasePid, databasePids } = larkspur
      signalAll('SIGKILL', databasePids.filter((pid) => pid !== databasePid).slice(-1))
    },
  },
  {
    name: 'a fast shutdown of the database',
    victim: 'database',
    strike: async ({ larkspur }) => signalAll('SIGINT', [larkspur.databasePid]),
  },
  {
    name: 'all connections ended by an administrator',
    victim: 'database',
    async strike({ larkspur }) {
      await larkspur
        .asked(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        )
        .catch(() => {})
    },
  },
  {
    name: 'the database stands still',
    victim: 'database',
    async strike({ larkspur, random }) {
      const stopped = larkspur.databasePids
      signalAll('SIGSTOP', stopped)
      await pause(1000 + random.upTo(2500))
      signalAll('SIGCONT', [...stopped, ...larkspur.databasePids])
    },
  },
]

const restarted =
  (signal: NodeJS.Signals) =>
  async ({ larkspur, random }: Stage) => {
    await larkspur.end(signal)
    await pause(random.upTo(300))
    await larkspur.start()
  }

const app: Fault[] = [
  { name: 'kill -9 of the app', victim: 'app', strike: restarted('SIGKILL') },
  { name: 'a stop and start of the app', victim: 'app', strike: restarted('SIGTERM') },
  {
    name: 'kill -9 of the app and of the database',
    victim: 'app',
    async strike({ larkspur }) {
      const { databasePid } = larkspur
      const gone = larkspur.end('SIGKILL')
      signalAll('SIGKILL', [databasePid])
      await gone
      await larkspur.start()
    },
  },
  {
    name: 'the app stands still',
    victim: 'app',
    async strike({ larkspur, random }) {
      larkspur.signalApp('SIGSTOP')
      await pause(500 + random.upTo(2000))
      larkspur.signalApp('SIGCONT')
    },
  },
]

const mail = mailFaults.map((fault: MailFault): Fault => ({
  name: `the mail server ${fault}`,
  victim: 'mail',
  async strike({ mailbox, random }) {
    mailbox.setFault(fault)
    await pause(1000 + random.upTo(2000))
    mailbox.setFault(undefined)
  },
}))

const clock: Fault = {
  name: "the app's clock is set forth or back, and right again",
  victim: 'clock',
  async strike({ larkspur, random }) {
    larkspur.setClockAhead(random.oneOf(jumpsMs))
    await pause(1000 + random.upTo(2000))
    larkspur.setClockAhead(0)
  },
}

export const faults: readonly Fault[] = [...app, ...database, ...mail, clock, clock]

/** The supervisor gives up on a database that dies more often than five times in a minute, which is not this test's. */
const endsDatabase = new Set(['kill -9 of the database', 'a fast shutdown of the database'])
const mostDeaths = { count: 2, inRounds: 10 }

/** Chooses the faults of each round among those with the word in their name; the same seed chooses the same ones. */
export function chooser(seed: number, word = ''): () => Fault[] {
  const possible = faults.filter(({ name }) => name.includes(word))
  const random = randomFrom(seed)
  const deaths: number[] = []
  let round = 0
  const mayDie = () => deaths.filter((at) => at > round - mostDeaths.inRounds).length < mostDeaths.count
  function choose(): Fault[] {
    const first = random.oneOf(possible)
    const others = possible.filter(({ victim }) => victim !== first.victim)
    const chosen = others.length > 0 && random.chance(0.6) ? [first, random.oneOf(others)] : [first]
    const isDeadly = chosen.some(({ name }) => endsDatabase.has(name))
    if (isDeadly && !mayDie()) return choose()
    if (isDeadly) deaths.push(round)
    return chosen
  }
  return () => {
    round += 1
    return choose()
  }
}

/** Strikes with all of them, the second a moment after the first, and waits until everything works again. */
export async function strikeAll(chosen: readonly Fault[], stage: Stage): Promise<void> {
  await stage.larkspur.untilReady()
  await Promise.all(
    chosen.map(async ({ strike }, index) => {
      await pause(stage.random.upTo(index === 0 ? 500 : 1500))
      await strike(stage)
    }),
  )
  await stage.larkspur.untilReady()
}
