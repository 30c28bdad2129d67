import { baselineIn, page, type Frame, type Paper, type Style, type TextLine } from '#platform/server/paper/paper.ts'

/** Run sheets have narrower margins than letters, because they should fit on one page. */
export const frame: Frame = { left: 48, right: page.width - 48, top: 36, bottom: 752, foot: 759 }

/** Darker than in letters, because run sheets have it in small letters. */
export const soft = '#6a6459'

/** How large and how close together a part is set. */
export type Setting = {
  size: number
  /** The height of a line, in sizes of its letters. */
  leading: number
  /** The room above and below each row, in sizes of its letters. */
  gap: number
  isLarge?: boolean
}

/** From the usual one to the closest that can still be read. */
export const settings: readonly Setting[] = [
  { size: 10, leading: 1.45, gap: 0.3 },
  { size: 9.5, leading: 1.4, gap: 0.25 },
  { size: 9, leading: 1.4, gap: 0.2 },
  { size: 8.5, leading: 1.35, gap: 0.2 },
  { size: 8, leading: 1.3, gap: 0.15 },
  { size: 7.5, leading: 1.22, gap: 0.1 },
  { size: 7, leading: 1.2, gap: 0.08 },
  { size: 7, leading: 1.15, gap: 0.04 },
]
/** Parts that need several pages are not set in smaller letters than this. */
export const smallestOnSeveralPages = 8.5
export const largeSetting: Setting = { size: 16, leading: 1.35, gap: 0.3, isLarge: true }

/** Details, places and contacts are a little smaller than titles. */
export const smallOf = ({ size }: Setting): number => size * 0.9
export const heightOf = ({ leading }: Setting, size: number): number => size * leading

/** Where letters stand below the top of their line, which is in its middle. */
export const baselineOf = ({ leading }: Setting, size: number): number => size * (leading / 2 + 0.36)

type Place = { x: number; y: number; width: number; setting: Setting }

/** Draws lines below each other; returns the position below the last. */
export function drawLines(
  paper: Paper,
  lines: readonly (TextLine | string)[],
  { x, y, width, setting }: Place,
  style: Style & { size: number },
): number {
  const { size } = style
  for (const [index, line] of lines.entries()) {
    const top = y + index * heightOf(setting, size)
    paper.line(line, x, top + baselineOf(setting, size) - baselineIn(size), width, style)
  }
  return y + lines.length * heightOf(setting, size)
}
