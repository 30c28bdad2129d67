import { canDraw, type Face } from '#server/invoices/pdf/typefaces.ts'

/** Stands for a letter that cannot be drawn, until its whole run is known. */
const lacking = '\uE000'

/**
 * The text as the typeface can draw it: a letter it lacks in its plainer form, or else three dots for each run of
 * such letters; an emoji goes without a trace. Line breaks stay.
 */
export function drawable(face: Face, text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[^\n\P{C}]/gu, '')
    .replace(/[^\n ]/gu, (letter) => (canDraw(face, letter) ? letter : plainer(face, letter)))
    .replace(/\uE000(?:[\uE000 ]*\uE000)?/g, '…')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function plainer(face: Face, letter: string): string {
  const forms = [letter.normalize('NFKC'), letter.normalize('NFKD').replace(/\p{M}/gu, '')]
  const isLetter = /[\p{L}\p{N}]/u.test(letter)
  return forms.find((form) => form !== '' && canDraw(face, form)) ?? (isLetter ? lacking : '')
}

type WidthOf = (text: string) => number

/** Lines no wider than that; a word that is wider by itself is broken between its letters. */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const space = widthOf(' ')
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph
      .split(' ')
      .flatMap((word) => (widthOf(word) > width ? broken(word, width, widthOf) : [word]))
    return inLines(words, ' ', width, widthOf, space)
  })
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const broken = (word: string, width: number, widthOf: WidthOf) =>
  inLines(
    Array.from(graphemes.segment(word), ({ segment }) => segment),
    '',
    width,
    widthOf,
    0,
  )

function inLines(parts: string[], between: string, width: number, widthOf: WidthOf, gap: number): string[] {
  const lines: string[] = []
  let filled = Infinity
  for (const part of parts) {
    const wide = widthOf(part)
    const fits = filled + gap + wide <= width
    lines.push(fits ? `${lines.pop()}${between}${part}` : part)
    filled = fits ? filled + gap + wide : wide
  }
  return lines
}
