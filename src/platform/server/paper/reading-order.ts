import bidiFactory, { type Bidi } from 'bidi-js'
import type { Font } from 'fontkit'
import type { HanForm } from '#platform/server/paper/han.ts'
import { graphemesOf } from '#platform/server/paper/drawable-text.ts'
import { findNoto } from '#platform/server/paper/noto.ts'
import { canDraw, type Face } from '#platform/server/paper/typefaces.ts'

/** Its types describe another module format than it has. */
const bidi = (bidiFactory as unknown as () => Bidi)()
export type Direction = 'ltr' | 'rtl'

/** Letters of one font and direction; `font` is missing for the invoice's own. */
export type Stretch = { text: string; name: string; font?: Font; direction: Direction }

const turning = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/

/** A paragraph's direction, from its first strongly directional letter. */
export const directionOf = (text: string): Direction =>
  turning.test(text) && bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'

/** Splits a line by font and direction, in visual order from left to right. */
export function stretchesOf(text: string, face: Face, forms: HanForm[], direction: Direction): Stretch[] {
  const levels = direction === 'rtl' || turning.test(text) ? bidi.getEmbeddingLevels(text, direction).levels : []
  const mixed = mixedWords(text, face)
  const stretches: (Stretch & { level: number })[] = []
  let at = 0
  for (const grapheme of graphemesOf(text)) {
    const level = levels[at] ?? 0
    const isOwn = canDraw(face, grapheme) && !mixed.has(at)
    const noto = isOwn ? undefined : findNoto(grapheme, face === 'strong' ? 'strong' : 'text', forms)
    const name = noto?.name ?? face
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(grapheme) ?? grapheme) : grapheme
    const last = stretches.at(-1)
    if (last?.name === name && last.level === level) last.text += shown
    else stretches.push({ text: shown, name, font: noto?.font, level, direction: level % 2 === 1 ? 'rtl' : 'ltr' })
    at += grapheme.length
  }
  return asSeen(stretches)
}

/** Positions of words that the font can draw only in part; another font that has more of their letters draws them. */
function mixedWords(text: string, face: Face): Set<number> {
  const places = new Set<number>()
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (canDraw(face, word)) continue
    for (let at = index; at < index + word.length; at++) places.add(at)
  }
  return places
}

/** Rule L2 of the Unicode bidirectional algorithm: reverses runs from the deepest level up. */
function asSeen<T extends { level: number }>(parts: T[]): T[] {
  const deepest = Math.max(0, ...parts.map(({ level }) => level))
  const seen = [...parts]
  for (let level = deepest; level > 0; level--) {
    for (let from = 0; from < seen.length; from++) {
      let to = from
      while (to < seen.length && seen[to]!.level >= level) to += 1
      if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse())
      from = to
    }
  }
  return seen
}
