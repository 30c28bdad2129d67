import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type { HanForm } from '#platform/server/paper/han.ts'
import { embedOutlines, tellTextsApart } from '#platform/server/paper/outlines.ts'
import { allowMissingAnchors, takeDirection } from '#platform/server/paper/shaping.ts'

/** Scripts with a font of their own. The unnamed one has Latin, Greek, Cyrillic and Devanagari. */
const own =
  'arabic hebrew bengali tamil telugu thai georgian armenian gujarati gurmukhi kannada malayalam oriya sinhala khmer lao ethiopic thaana'
const scripts = ['', ...own.split(' ').map((script) => `-${script}`)]
const weights = { text: 400, strong: 600 }
type Weight = keyof typeof weights

/** A font file with a subset of a font's letters. */
type Part = { file: string; fonts: Record<Weight, Font> | undefined }
type Index = Map<number, Part>

const place = createRequire(import.meta.url)
const indexes = new Map<string, Index>()
/** No real text needs as many; letters beyond this limit count as having no glyph. */
const mostOpen = 80
const mostKept = 40
const open = new Set<Part>()

/** Loads fonts for letters that the invoice's own fonts lack. */
export async function openNoto(letters: string, forms: HanForm[]): Promise<void> {
  for (const letter of new Set(letters)) {
    for (const family of families(forms)) {
      const part = (indexes.get(family) ?? (await indexOf(family))).get(codeOf(letter))
      if (part) await openPart(part)
      if (part) break
    }
  }
}

/** Unloads fonts of earlier documents when there are many. */
export function closeNoto(): void {
  if (open.size <= mostKept) return
  for (const part of open) part.fonts = undefined
  open.clear()
}

type Found = { name: string; font: Font }

/** A loaded font that has all of these letters. */
export function findNoto(letters: string, weight: Weight, forms: HanForm[]): Found | undefined {
  const codes = Array.from(letters.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), codeOf)
  for (const family of families(forms)) {
    const part = indexes.get(family)?.get(codes[0]!)
    const font = part?.fonts?.[weight]
    if (font && codes.every((code) => font.hasGlyphForCodePoint(code))) return { name: font.postscriptName, font }
  }
  return undefined
}

const codeOf = (letter: string) => letter.codePointAt(0)!
const families = (forms: HanForm[]) => [...scripts, ...forms.map((form) => `-${form}`)]

async function indexOf(family: string): Promise<Index> {
  const index: Index = new Map()
  const ranges = await readFile(place.resolve(`@fontsource-variable/noto-sans${family}/unicode.json`), 'utf8')
  for (const [part, codes] of Object.entries(JSON.parse(ranges) as Record<string, string>)) {
    const file = `noto-sans${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`
    const entry: Part = { file: `@fontsource-variable/noto-sans${family}/files/${file}`, fonts: undefined }
    for (const range of codes.split(',')) {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16))
      for (let code = from; code <= to; code++) if (!index.has(code)) index.set(code, entry)
    }
  }
  indexes.set(family, index)
  return index
}

async function openPart(part: Part): Promise<void> {
  if (part.fonts || open.size >= mostOpen) return
  const { default: decompress } = await import('woff2-encoder/decompress')
  const bytes = Buffer.from(await decompress(await readFile(place.resolve(part.file))))
  const font = create(bytes) as Font
  const at = (weight: Weight) => {
    const one = font.getVariation({ wght: weights[weight] })
    // pdfkit identifies fonts by this name, which all files and weights of one share.
    const name = part.file.replace(/.*\/noto-sans-?(.*)-wght-normal\.woff2/, `NotoSans-$1-${weights[weight]}`)
    Object.defineProperty(one, 'postscriptName', { value: name })
    embedOutlines(one)
    tellTextsApart(one)
    allowMissingAnchors(one)
    return takeDirection(one)
  }
  part.fonts = { text: at('text'), strong: at('strong') }
  open.add(part)
}
