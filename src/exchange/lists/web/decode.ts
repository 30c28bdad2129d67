type Encoding = (typeof encodings)[number]
/** Of two that read a text equally well, the first. */
const encodings = [
  'windows-1252',
  'windows-1254',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'shift_jis',
] as const

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Hebrew}/u]
const others = [/\p{Script=Arabic}/u, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u]

/** What hardly occurs in a text that is read in its own encoding, with its weight. */
const oddities: readonly [pattern: RegExp, weight: number][] = [
  [/[\u0080-\u009f\ufffd]/g, 5],
  [/(?<=\p{L})[^\p{L}\p{N}\p{Z}\0-\u007f’‘“”–—]|[^\p{L}\p{N}\p{Z}\0-\u007f’‘“”–—«¡¿](?=\p{L})/gu, 1],
  [/\p{Ll}(?=(?![A-Z])\p{Lu})/gu, 1],
  [/(?<=(?![\0-\u007f])\p{Script=Latin})(?![\0-\u007f])\p{Script=Latin}/gu, 1],
  [/(?<!\p{L})(?=[\p{Script=Cyrillic}\p{Script=Greek}])\p{Ll}/gu, 1],
  [/[ðþýÐÞÝ\uff61-\uff9f]|œ(?!u)/g, 0.5],
  [/(?<!\p{L})(?:(?![άέήίόύώΆΈΉΊΌΎΏ])\p{Script=Greek}){4,}(?!\p{L})/gu, 0.5],
]

function oddityOf(text: string): number {
  const foreign = text.match(/[^\0-\u007f]/g)?.length ?? 0
  const mixed = text
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => [...scripts, ...others].filter((script) => script.test(word)).length > 1).length
  // Danish, Italian and Dutch have none of the first, and Czech none of the second.
  const danishInCzech = /[šžŠŽ]/.test(text) ? (text.match(/[ìøòùØ]/g)?.length ?? 0) / 2 : 0
  const odd = oddities.reduce((sum, [pattern, weight]) => sum + weight * (text.match(pattern)?.length ?? 0), 0)
  return foreign === 0 ? 0 : odd + 2 * mixed + danishInCzech
}

const mostLooked = 50_000

function readableAs(encoding: Encoding, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The encoding in which a text that is no UTF-8 reads most like words. */
function likelyEncoding(bytes: Uint8Array): Encoding {
  const start = bytes.subarray(0, mostLooked)
  const [best] = encodings
    .filter((encoding) => encoding === 'windows-1252' || readableAs(encoding, bytes))
    .map((encoding) => ({ encoding, odd: oddityOf(new TextDecoder(encoding).decode(start)) }))
    .toSorted((one, other) => one.odd - other.odd)
  return best!.encoding
}

/** UTF-16 without a mark: every other byte of Latin letters and separators is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 1000)
  const zeros = [0, 1].map((parity) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < start.length / 20) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Spreadsheet programs write UTF-16 and the encoding of their country, everybody else UTF-8. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked) return new TextDecoder(unmarked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(likelyEncoding(bytes)).decode(bytes)
  }
}
