const bytesOf = (encoding: string): Map<string, number[]> => {
  const known = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (...bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes))
    if (sign.length === 1 && !known.has(sign)) known.set(sign, bytes)
  }
  for (let first = 0; first < 256; first++) add(first)
  if (encoding === 'shift_jis')
    for (let first = 0x81; first < 0xfd; first++) for (let second = 0x40; second < 0xfd; second++) add(first, second)
  return known
}

/** A text in an encoding that browsers read but do not write. */
export function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding.startsWith('utf-16')) {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
    return new Uint8Array(view.buffer)
  }
  const known = bytesOf(encoding)
  return Uint8Array.from(Array.from(text).flatMap((sign) => known.get(sign) ?? [0x3f]))
}
