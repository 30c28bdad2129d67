import { Blob, Face } from 'harfbuzzjs'

/** The code points that a font has a glyph for. */
export const lettersOf = (font: Buffer): Set<number> => new Set(new Face(new Blob(font)).collectUnicodes())
