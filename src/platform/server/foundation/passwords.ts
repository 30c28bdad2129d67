import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#platform/server/foundation/refusal.ts'

// argon2id is this library's own default.
let cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** For tests, which sign thousands of accounts up. Hashes of every cost are verified alike. */
export const hashAtLeastCost = (): void => void (cost = { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Hashing occupies a core for 20 ms: two at a time leave processor time for other requests. */
const atOnce = 2
/** Further callers would have to wait too long and are refused. */
const mostWaiting = 100
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) refuse('busy')
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let placeholder: Promise<string> | undefined

/** Takes the same time whether or not the account exists. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  placeholder ??= hashPassword('a password that nobody has')
  const against = stored ?? (await placeholder)
  const matches = await inTurn(() => verify(against, password))
  return matches && stored !== null && stored !== undefined
}
