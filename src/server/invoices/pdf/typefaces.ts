import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Pdf from 'pdfkit'

const place = createRequire(import.meta.url)
const files = {
  display: '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
}
export type Face = keyof typeof files

type Parsed = { hasGlyphForCodePoint(codePoint: number): boolean }
const parsed = new Map<Face, Parsed>()

/** Reading a typeface takes longer than drawing a page with it, so the first document's are kept for all that follow. */
export function bringTypefaces(doc: typeof Pdf): void {
  for (const [face, file] of Object.entries(files) as [Face, string][]) {
    const known = parsed.get(face)
    doc.registerFont(face, known ? (known as unknown as Buffer) : readFileSync(place.resolve(file)))
    if (known) continue
    doc.font(face)
    // pdfkit takes a parsed typeface wherever it takes a file, though its types say nothing of it.
    const { _font: open } = doc as unknown as { _font: { font: Parsed } }
    parsed.set(face, open.font)
  }
}

export function canDraw(face: Face, text: string): boolean {
  const typeface = parsed.get(face)
  return Array.from(text).every((letter) => typeface?.hasGlyphForCodePoint(letter.codePointAt(0)!))
}
