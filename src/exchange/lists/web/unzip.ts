/** A file in a ZIP is not unpacked beyond this size. */
const mostBytes = 64 * 1024 * 1024

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += value.length
    if (size > mostBytes) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50

/** A function that reads the files of a ZIP by their names; undefined for one that is not there or is too large. */
export function unzip(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1
  const entries = new Map<string, { at: number; size: number; isPacked: boolean }>()
  let at = end < 0 ? bytes.length : view.getUint32(end + 16, true)
  while (at + 46 <= bytes.length && view.getUint32(at, true) === entryMark) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength!))
    entries.set(name, {
      at: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
      isPacked: view.getUint16(at + 10, true) === 8,
    })
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return async (name) => {
    const entry = entries.get(name)
    if (!entry || entry.at + 30 > bytes.length) return undefined
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
    const stored = bytes.slice(start, start + entry.size)
    const content = entry.isPacked ? await inflated(stored) : stored
    return content && new TextDecoder().decode(content)
  }
}
