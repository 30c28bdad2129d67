type Has = (letter: number) => boolean

/** Placeholder for a letter without a glyph, until its whole run is known. */
const lacking = '\uE000'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Characters without a shape are removed, except joiners, which change adjacent letters. */
const shapeless = /[^\n\u200C\u200D\P{C}]|\p{Variation_Selector}/gu
/** Latin letters and digits as wide as Chinese ones, which the faces of the product lack. */
const wide = /[０-９Ａ-Ｚａ-ｚ]/g
const joiners = /[\u200C\u200D]/g
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u
/** Letters that take another form beside a joiner. */
const joining = /[\u0600-\u08FF\u0900-\u0DFF]/

/** The data with drawable letters only: a PDF for screen readers may have no letter without a glyph. */
export function drawable<Value>(value: Value, has: Has): Value {
  if (typeof value === 'string') return drawableText(value, has) as Value
  if (Array.isArray(value)) return value.map((one) => drawable(one, has)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, drawable(one, has)])) as Value
}

/**
 * A letter without a glyph is replaced by its plain form, a run of others by three dots; emoji are removed. Line breaks
 * stay.
 */
function drawableText(text: string, has: Has): string {
  const written = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(shapeless, '')
    .replace(wide, (letter) => letter.normalize('NFKC'))
  return Array.from(graphemes.segment(written), ({ segment }) => formOf(segment, has))
    .join('')
    .replace(/\uE000(?:[\uE000 ]*\uE000)?/g, '…')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function formOf(grapheme: string, has: Has): string {
  if (/^[\n ]/.test(grapheme)) return grapheme
  const isWhole = (form: string) => form !== '' && Array.from(form).every((letter) => has(letter.codePointAt(0)!))
  const bare = grapheme.replace(joiners, '')
  if (joining.test(grapheme) && isWhole(bare)) return grapheme
  if (isWhole(bare) && !emoji.test(bare)) return bare
  const compatible = bare.normalize('NFKC')
  const isLetter = /[\p{L}\p{N}]/u.test(grapheme)
  if (isLetter && isWhole(compatible)) return compatible
  const inParts = Array.from(bare)
  if (inParts.length > 1) return inParts.map((part) => formOf(part, has)).join('')
  const plainer = compatible.normalize('NFKD').replace(/\p{M}/gu, '')
  if (isWhole(plainer) && !emoji.test(plainer)) return plainer
  return isLetter ? lacking : ''
}
