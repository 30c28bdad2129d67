import type { HanForm } from '#platform/server/paper/han.ts'
import { findNoto, openNoto } from '#platform/server/paper/noto.ts'
import { canDraw, isPlain, type Face } from '#platform/server/paper/typefaces.ts'
import { hanForms } from '#platform/server/paper/han.ts'

/** Placeholder for a letter without a glyph, until its whole run is known. */
const lacking = '\uE000'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Loads the fonts that a text needs. */
export async function openTypefacesFor(text: string): Promise<void> {
  if (isPlain(text.replace(/\s/g, ''))) return
  const forms = hanForms(text)
  const special = Array.from(text.normalize('NFC') + text.normalize('NFKC')).filter((grapheme) => !isPlain(grapheme))
  await openNoto(special.filter((grapheme) => !emoji.test(grapheme)).join(''), forms)
}

/** Characters without a shape are removed, except joiners, which change adjacent letters. */
const shapeless = /[^\n\u200C\u200D\P{C}]|\p{Variation_Selector}/gu
const joiners = /[\u200C\u200D]/g
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/**
 * The text with drawable letters only: a letter without a glyph is replaced by its plain form, a run of others by three
 * dots; emoji are removed. Line breaks stay.
 */
export function drawable(face: Face, text: string, forms: HanForm[]): string {
  const written = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(shapeless, '')
  const shown = canDraw(face, written.replace(/[\n ]/g, ''))
    ? written.replace(joiners, '')
    : graphemesOf(written)
        .map((grapheme) => formOf(face, grapheme, forms))
        .join('')
  return shown
    .replace(/\uE000(?:[\uE000 ]*\uE000)?/g, '…')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function formOf(face: Face, grapheme: string, forms: HanForm[]): string {
  if (/^[\n ]/.test(grapheme)) return grapheme
  const bare = grapheme.replace(joiners, '')
  if (canDraw(face, bare)) return bare
  const isLetter = /[\p{L}\p{N}]/u.test(grapheme)
  const compatible = bare.normalize('NFKC')
  if (isLetter && canDraw(face, compatible)) return compatible
  const drawn = [grapheme, compatible].find((form) => !emoji.test(form) && form && findNoto(form, 'text', forms))
  if (drawn) return drawn
  const inParts = Array.from(bare)
  if (inParts.length > 1) return inParts.map((part) => formOf(face, part, forms)).join('')
  const plainer = [compatible, bare.normalize('NFKD').replace(/\p{M}/gu, '')]
  return plainer.find((form) => form !== '' && canDraw(face, form)) ?? (isLetter ? lacking : '')
}
