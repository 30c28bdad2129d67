import { checkSoFar, type Evidence, type Outcome } from '#test/faults/check.ts'
import { chooser, strikeAll } from '#test/faults/faults.ts'
import { randomFrom } from '#test/faults/random.ts'
import { whileWriting, whyStuck, type Setting } from '#test/faults/while-writing.ts'

/** A seed always chooses the same faults. */
type Order = Pick<Setting, 'seed' | 'port' | 'program'> & {
  rounds: number
  /** Only faults with this word in their name. */
  word?: string
  say: (line: string) => void
}

type Report = Outcome & {
  /** How often each fault was brought about. */
  struck: Record<string, number>
  weddings: number
  callsMadeAgain: number
  callsBrokenOff: number
  callsDoubled: number
  seconds: number
}

const writers = 6

/** Each round brings one or two faults about while programs keep writing, and everything is counted after each. */
export async function runRounds({ rounds, word, say, ...setting }: Order): Promise<Report> {
  const begun = Date.now()
  const choose = chooser(setting.seed, word)
  const random = randomFrom(setting.seed)
  const struck: Record<string, number> = {}

  async function strike({ larkspur, mailbox, ledger }: Evidence): Promise<string[]> {
    const problems: string[] = []
    for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
      const chosen = choose()
      const names = chosen.map(({ name }) => name)
      for (const name of names) struck[name] = (struck[name] ?? 0) + 1
      const start = Date.now()
      await strikeAll(chosen, { larkspur, mailbox, random })
      const struckMs = Date.now() - start
      problems.push(...(await whyStuck(ledger, writers)))
      problems.push(...(await checkSoFar({ larkspur, mailbox, ledger })), ...ledger.problems, ...larkspur.ownEnds)
      const [fault, whole] = [struckMs, Date.now() - start].map((ms) => (ms / 1000).toFixed(1))
      say(`Round ${round}: ${names.join('; ')}: ${fault} s, writing again after ${whole} s`)
    }
    return problems
  }

  const { ledger, ...outcome } = await whileWriting({ ...setting, writers }, strike)
  return {
    ...outcome,
    struck,
    weddings: ledger.weddings.length,
    callsMadeAgain: ledger.again,
    callsBrokenOff: ledger.brokenOff,
    callsDoubled: ledger.doubled,
    seconds: Math.round((Date.now() - begun) / 1000),
  }
}
