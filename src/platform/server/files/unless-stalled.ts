import type { Readable } from 'node:stream'
import { streamOf } from '#platform/server/foundation/streams.ts'
import { StoreTrouble } from '#platform/server/files/store.ts'

/** Passes the bytes on, and fails if the source stalls for this long. A slow reader does not count as a stall. */
export function unlessStalled(bytes: Readable, patienceMs: number): Readable {
  const giveUp = () => bytes.destroy(new StoreTrouble(new Error('it stopped in the middle of a file')))

  async function* pieces() {
    const coming = bytes.iterator() as AsyncIterator<Buffer, undefined>
    try {
      for (;;) {
        const late = setTimeout(giveUp, patienceMs)
        const { done, value } = await coming.next().finally(() => clearTimeout(late))
        if (done) return
        yield value
      }
    } finally {
      bytes.destroy()
    }
  }
  return streamOf(pieces())
}
