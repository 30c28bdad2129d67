import { graphemesOf } from '#platform/server/paper/drawable-text.ts'

type WidthOf = (text: string) => number
/** An unbreakable piece of text, and the gap before it unless it starts a line. */
type Piece = { text: string; gap: '' | ' ' }

/** Splits a text into lines of at most this width; wider words are broken between letters. */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const space = widthOf(' ')
  const pieces = text
    .split(' ')
    .flatMap(wordsOf)
    .flatMap((piece) => (widthOf(piece.text) > width ? broken(piece) : [piece]))
  const lines: string[] = []
  let filled = Infinity
  for (const { text, gap } of pieces) {
    const wide = widthOf(text)
    const wider = filled + (gap === ' ' ? space : 0) + wide
    const fits = wider <= width
    lines.push(fits ? `${lines.pop()}${gap}${text}` : text)
    filled = fits ? wider : wide
  }
  return lines
}

const broken = ({ text, gap }: Piece): Piece[] =>
  graphemesOf(text).map((grapheme, index) => ({ text: grapheme, gap: index === 0 ? gap : '' }))

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter('en', { granularity: 'word' })
const notAtStart = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゝゞ々〜]/u
const notAtEnd = /[\p{Ps}\p{Pi}]$/u

/** Splits text between two spaces where scripts without word spaces allow line breaks. */
function wordsOf(text: string): Piece[] {
  if (!unspaced.test(text)) return [{ text, gap: ' ' }]
  const pieces: Piece[] = []
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1)
    if (last && (notAtStart.test(segment) || notAtEnd.test(last.text))) last.text += segment
    else pieces.push({ text: segment, gap: last ? '' : ' ' })
  }
  return pieces
}
