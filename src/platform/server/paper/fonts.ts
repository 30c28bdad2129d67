import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { hanForms } from '#platform/server/paper/han.ts'
import { lettersOf } from '#platform/server/paper/letters.ts'
import { addFontWith, type FurtherFont } from '#platform/server/paper/further-fonts.ts'

const place = createRequire(import.meta.url)
const own = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
].map((file) => readFileSync(place.resolve(file)))

/** Inter has every letter that the other faces of the product have. */
const ownLetters = lettersOf(own[0]!)

const needsNoGlyph = /[\s\p{C}\p{Extended_Pictographic}]/u

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)

/** The fonts of a document, the families to look in for letters that the product's own lack, and what all have. */
export type Fonts = { fonts: Buffer[]; families: string[]; has: (letter: number) => boolean }

/** The faces of the product, and others for the letters that they lack. */
export async function fontsFor(data: object): Promise<Fonts> {
  const found = new Set<FurtherFont>()
  for (const text of textsOf(data)) {
    const letters = new Set(text.normalize('NFC') + text.normalize('NFKC'))
    for (const letter of letters)
      if (!ownLetters.has(letter.codePointAt(0)!) && !needsNoGlyph.test(letter))
        await addFontWith(letter, hanForms(text), found)
  }
  const further = [...found]
  return {
    fonts: [...own, ...further.flatMap(({ weights }) => weights)],
    families: further.map(({ family }) => family),
    has: (letter) => ownLetters.has(letter) || further.some(({ letters }) => letters.has(letter)),
  }
}
