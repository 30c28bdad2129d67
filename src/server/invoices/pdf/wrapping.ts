import { lettersOf } from '#server/invoices/pdf/lettering.ts'

type WidthOf = (text: string) => number
/** What stays on one line, and what stands before it where something else does. */
type Piece = { text: string; gap: '' | ' ' }

/** Lines no wider than that; a word that is wider by itself is broken between its letters. */
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
  lettersOf(text).map((letter, index) => ({ text: letter, gap: index === 0 ? gap : '' }))

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter('en', { granularity: 'word' })
const notAtStart = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゝゞ々〜]/u
const notAtEnd = /[\p{Ps}\p{Pi}]$/u

/** What stands between two spaces, parted where a line may end in scripts that leave no space between their words. */
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
