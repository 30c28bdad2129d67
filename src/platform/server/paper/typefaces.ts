import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type Pdf from 'pdfkit'
import { takeDirection } from '#platform/server/paper/shaping.ts'

const place = createRequire(import.meta.url)
const files = {
  display: '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
}
export type Face = keyof typeof files

/** Fonts are cached for all documents, because reading one takes longer than drawing a page. */
const opened = new Map<Face, Font>()

function open(face: Face): Font {
  const font = opened.get(face) ?? takeDirection(create(readFileSync(place.resolve(files[face]))) as Font)
  opened.set(face, font)
  return font
}

export function bringTypefaces(doc: typeof Pdf): void {
  for (const face of Object.keys(files) as Face[]) register(doc, face, open(face))
}

/** pdfkit accepts a loaded font in place of a file, which its types omit. */
export function register(doc: typeof Pdf, name: string, font: Font): void {
  doc.registerFont(name, font as unknown as Buffer)
}

export function canDraw(face: Face, text: string): boolean {
  const font = open(face)
  for (const letter of text) if (!font.hasGlyphForCodePoint(letter.codePointAt(0)!)) return false
  return true
}

/** Whether all of the invoice's own fonts have this letter. */
export const isPlain = (text: string): boolean => (Object.keys(files) as Face[]).every((face) => canDraw(face, text))
