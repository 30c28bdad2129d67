const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u
const bopomofo = /\p{Script=Bopomofo}/u

/** Regional forms of Chinese characters, which share code points but not glyphs. */
export type HanForm = 'sc' | 'tc' | 'jp' | 'kr'

/** Forms to try for a character, the most likely one for this text first. */
export function hanForms(text: string): HanForm[] {
  const first = formOf(text)
  return [first, ...(['sc', 'tc', 'jp', 'kr'] as const).filter((form) => form !== first)]
}

function formOf(text: string): HanForm {
  if (kana.test(text)) return 'jp'
  if (hangul.test(text)) return 'kr'
  if (bopomofo.test(text)) return 'tc'
  const characters = text.match(/\p{Script=Han}/gu)
  if (!characters) return 'sc'
  const { simplified, traditional, japanese } = (national ??= nationalCharacters())
  let [onlyTraditional, onlyJapanese] = [0, 0]
  for (const character of characters) {
    if (simplified.has(character)) continue
    if (traditional.has(character)) onlyTraditional += 1
    else if (japanese.has(character)) onlyJapanese += 1
  }
  if (onlyJapanese > 0) return 'jp'
  return onlyTraditional > 0 ? 'tc' : 'sc'
}

type National = Record<'simplified' | 'traditional' | 'japanese', Set<string>>
let national: National | undefined

/** The characters of the national standards GB 2312, Big5 and JIS X 0208. */
function nationalCharacters(): National {
  return {
    simplified: charactersOf('gbk', [0xa1, 0xf7], [0xa1, 0xfe]),
    traditional: charactersOf('big5', [0xa4, 0xf9], [0x40, 0xfe]),
    japanese: charactersOf('euc-jp', [0xa1, 0xf4], [0xa1, 0xfe]),
  }
}

function charactersOf(encoding: string, [from, to]: [number, number], [low, high]: [number, number]): Set<string> {
  const bytes: number[] = []
  for (let lead = from; lead <= to; lead++) for (let trail = low; trail <= high; trail++) bytes.push(lead, trail)
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)))
}
