const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ remainders[(value ^ byte) & 0xff]!
  return (value ^ 0xffffffff) >>> 0
}

function header(size: number, values: [offset: number, bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(size))
  for (const [offset, bytes, value] of values)
    if (bytes === 2) view.setUint16(offset, value, true)
    else view.setUint32(offset, value, true)
  return new Uint8Array(view.buffer)
}

/** The first of January 1980, from which ZIP counts. */
const firstDay = 0x21

/** Texts as the files of a ZIP, packed. */
export async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  const encoder = new TextEncoder()
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const path = encoder.encode(name)
    const content = encoder.encode(text)
    const packing = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const packed = new Uint8Array(await new Response(packing).arrayBuffer())
    const shared = (offset: number): [number, 2 | 4, number][] => [
      [offset, 2, 20],
      [offset + 4, 2, 8],
      [offset + 8, 2, firstDay],
      [offset + 10, 4, checksum(content)],
      [offset + 14, 4, packed.length],
      [offset + 18, 4, content.length],
      [offset + 22, 2, path.length],
    ]
    parts.push(header(30, [[0, 4, 0x04034b50], ...shared(4)]), path, packed)
    directory.push(header(46, [[0, 4, 0x02014b50], [4, 2, 20], ...shared(6), [42, 4, at]]), path)
    at += 30 + path.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = Object.keys(files).length
  const end = header(22, [
    [0, 4, 0x06054b50],
    [8, 2, count],
    [10, 2, count],
    [12, 4, size],
    [16, 4, at],
  ])
  return new Uint8Array(await new Blob([...parts, ...directory, end]).arrayBuffer())
}
