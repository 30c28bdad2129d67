import type { Font, Glyph, PathCommand } from 'fontkit'

type Point = { x: number; y: number; isOnCurve: boolean }

/** fontkit's font subset; its types omit it. */
type Cut = {
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

/**
 * Embeds only the used glyphs of a variable font at one weight. fontkit 2.0.4 can't write such glyphs, and uses the
 * lightest weight for composite ones, so each is encoded here from its outline.
 */
export function embedOutlines(font: Font): void {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = createSubset()
    const cut = subset as unknown as Cut
    const addGlyph = (id: number) => {
      const glyph = font.getGlyph(id % mostGlyphs)
      const contours = contoursOf(glyph.path.commands)
      const bytes = encoded(contours)
      cut.glyf.push(bytes)
      cut.loca.offsets.push(cut.offset)
      const bearing = Math.min(...contours.flat().map(({ x }) => x))
      cut.hmtx.metrics.push({ advance: Math.round(glyph.advanceWidth), bearing: contours.length > 0 ? bearing : 0 })
      cut.offset += bytes.length
    }
    Object.assign(cut, { _addGlyph: addGlyph })
    return subset
  }
}

const mostGlyphs = 0x10000

/**
 * Gives a glyph a separate id for each text that it represents. Arabic letters share glyphs and differ by their dots,
 * but a PDF stores one text per glyph id.
 */
export function tellTextsApart(font: Font): void {
  const layout = font.layout.bind(font)
  const getGlyph = font.getGlyph.bind(font)
  // fontkit stores the text for which it first made a glyph.
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    const isSame = codePoints.length === 0 || codePoints.join(' ') === glyph.codePoints.join(' ')
    return isSame ? glyph : (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph)
  }
  const texts = new Map<number, string[]>()
  const withOwnText = (glyph: Glyph): Glyph => {
    const known = texts.get(glyph.id) ?? []
    const text = glyph.codePoints.join(' ')
    if (!known.includes(text)) texts.set(glyph.id, [...known, text])
    const index = Math.max(0, (texts.get(glyph.id) ?? []).indexOf(text))
    return index === 0 ? glyph : (Object.create(glyph, { id: { value: glyph.id + index * mostGlyphs } }) as Glyph)
  }
  font.layout = (...asked) => {
    const run = layout(...asked)
    run.glyphs = run.glyphs.map(withOwnText)
    return run
  }
}

function contoursOf(commands: PathCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let at = 0; at < args.length; at += 2) {
      const [x, y] = [Math.round(args[at]!), Math.round(args[at + 1]!)]
      contours.at(-1)?.push({ x, y, isOnCurve: at + 2 === args.length })
    }
  }
  return contours
}

/** A glyph in the format of TrueType's 'glyf' table: the ends of the contours, flags, then relative points. */
function encoded(contours: Point[][]): Uint8Array {
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array()
  const bytes = Buffer.alloc(Math.ceil((12 + 2 * contours.length + 5 * points.length) / 4) * 4)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const head = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let at = 0
  for (const value of head) at = bytes.writeInt16BE(value, at)
  let last = -1
  for (const contour of contours) at = bytes.writeUInt16BE((last += contour.length), at)
  at = bytes.writeUInt16BE(0, at)
  for (const { isOnCurve } of points) at = bytes.writeUInt8(isOnCurve ? 1 : 0, at)
  for (const values of [xs, ys]) {
    for (const [index, value] of values.entries()) at = bytes.writeInt16BE(value - (values[index - 1] ?? 0), at)
  }
  return bytes
}
