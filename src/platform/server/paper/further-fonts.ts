import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { HanForm } from '#platform/server/paper/han.ts'
import { lettersOf } from '#platform/server/paper/letters.ts'

/** A font whose files have a part of its letters each. Files of Noto are for all weights, those of Plex for one. */
type Source = { folder: string; name: string; ending: string }

const noto = (script: string, ending = ''): Source => ({
  folder: `@fontsource-variable/noto-sans${script && `-${script}`}`,
  name: `noto-sans${script && `-${script}`}`,
  ending,
})
const plex = (script: string, ending: string): Source => ({
  folder: `@fontsource/ibm-plex-sans-${script}`,
  name: `ibm-plex-sans-${script}`,
  ending,
})
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The unnamed one has Latin, Greek, Cyrillic and Devanagari. Letters of Plex are whole glyphs where Noto puts them together
 * from parts, which are copied from a PDF once for each part.
 */
const sources: Source[] = [
  noto(''),
  plex('arabic', ' Arabic'),
  plex('thai', ' Thai'),
  ...'hebrew bengali tamil telugu georgian armenian gujarati gurmukhi kannada malayalam oriya sinhala khmer lao ethiopic thaana'
    .split(' ')
    .map((script) => noto(script, ` ${capitalized(script)}`)),
]
const ofHan: Record<HanForm, Source> = {
  sc: noto('sc', ' SC'),
  tc: noto('tc', ' TC'),
  jp: noto('jp', ' JP'),
  kr: noto('kr', ' KR'),
}
const weights = [400, 600]
/** The types lack this option. */
const wholeFont = { keepAllGlyphs: true }

/** A part of a font, in two weights. */
export type FurtherFont = { family: string; weights: Buffer[]; letters: Set<number> }
/** The file of each letter of a font. */
type Index = Map<number, string>

const place = createRequire(import.meta.url)
const indexes = new Map<string, Index>()
const opened = new Map<string, FurtherFont>()
/** No real text needs as many in one document; letters beyond count as having no glyph. */
const mostInOne = 60
const mostKept = 80

/** Adds the font with a letter to those that were found for a document. */
export async function addFontWith(letter: string, forms: readonly HanForm[], found: Set<FurtherFont>): Promise<void> {
  const code = letter.codePointAt(0)!
  for (const source of [...sources, ...forms.map((form) => ofHan[form])]) {
    const part = (indexes.get(source.folder) ?? (await indexOf(source))).get(code)
    if (!part) continue
    const font = opened.get(part) ?? (found.size < mostInOne ? await open(part, source) : undefined)
    if (!font?.letters.has(code)) continue
    if (found.size < mostInOne) found.add(font)
    return
  }
}

/** `unicode.json` has the ranges of the parts, which have numbers or the names of scripts. */
async function indexOf({ folder, name }: Source): Promise<Index> {
  const index: Index = new Map()
  const ranges = await readFile(place.resolve(`${folder}/unicode.json`), 'utf8')
  for (const [part, codes] of Object.entries(JSON.parse(ranges) as Record<string, string>)) {
    for (const range of codes.split(',')) {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16))
      for (let code = from; code <= to; code++)
        if (!index.has(code)) index.set(code, `${folder}/files/${name}-${part.replace(/[[\]]/g, '')}`)
    }
  }
  indexes.set(folder, index)
  return index
}

async function open(part: string, { folder, ending }: Source): Promise<FurtherFont> {
  if (opened.size >= mostKept) opened.clear()
  const isVariable = folder.startsWith('@fontsource-variable/')
  const decoded = weights.map(async (wght) => {
    const file = await readFile(place.resolve(`${part}-${isVariable ? 'wght' : wght}-normal.woff2`))
    const axes = isVariable ? { variationAxes: { wght } } : {}
    return subsetFont(file, '', { targetFormat: 'sfnt', ...wholeFont, ...axes })
  })
  const fonts = await Promise.all(decoded)
  const family = isVariable ? nextFamily() : 'IBM Plex Sans'
  if (isVariable) for (const font of fonts) rename(font, family)
  const font = { family: `${family}${ending}`, weights: fonts, letters: lettersOf(fonts[0]!) }
  opened.set(part, font)
  return font
}

const shared = 'Noto Sans'
let count = 0
const nextFamily = () => `Noto ${String((count += 1) % 10_000).padStart(4, '0')}`

/** The parts of a font share its name, and Typst takes one font of a name. Each gets another of the same length. */
function rename(font: Buffer, family: string): void {
  const inFile = (name: string) => Buffer.from(name, 'utf16le').swap16()
  for (let at = font.indexOf(inFile(shared)); at >= 0; at = font.indexOf(inFile(shared), at))
    inFile(family).copy(font, at)
}
