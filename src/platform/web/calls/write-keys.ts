/** Random, like crypto.randomUUID, which only secure origins have. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(5)).join('-')

/** The last call at an address whose answer was lost, so that it is unknown whether it was applied. */
const lost = new Map<string, { what: string; key: string; at: number }>()
/** Whoever does the same after this time means it. */
const rememberedMs = 10 * 60_000

type Write = { method: string; address: string; what: string }

/**
 * Sends a write with a key by which the server applies it once, also when the browser sends it again by itself. If its
 * answer is lost, and the next write at this address is the same, it is sent with the same key. Changes of a row get
 * another one: to set the same values again is no harm, but not to set them would be one if they were changed meanwhile.
 */
export async function sendWithKey<T>(
  { method, address, what }: Write,
  isLost: (error: unknown) => boolean,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const place = `${method} ${address}`
  const before = lost.get(place)
  lost.delete(place)
  const isAgain = before?.what === what && Date.now() - before.at < rememberedMs
  const key = isAgain ? before.key : newKey()
  try {
    const answer = await send(key)
    // After something else was done, the same call is meant once more.
    if (!isAgain) lost.clear()
    return answer
  } catch (error) {
    if ((method === 'POST' || method === 'DELETE') && isLost(error)) lost.set(place, { what, key, at: Date.now() })
    throw error
  }
}

/** What tells files apart that are chosen again. */
export const markOf = ({ name, size, lastModified }: File) => [name, size, lastModified]
