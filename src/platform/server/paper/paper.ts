import Pdf from 'pdfkit'
import { hanForms, type HanForm } from '#platform/server/paper/han.ts'
import { drawable } from '#platform/server/paper/drawable-text.ts'
import { directionOf, stretchesOf, type Direction, type Stretch } from '#platform/server/paper/reading-order.ts'
import { turned } from '#platform/server/paper/shaping.ts'
import { openStructure } from '#platform/server/paper/structure.ts'
import { bringTypefaces, canDraw, register, type Face } from '#platform/server/paper/typefaces.ts'
import { wrap } from '#platform/server/paper/wrapping.ts'

export const ink = '#2b2926'
export const quiet = '#857f76'
export const rule = '#ddd8cf'

/** Contextual alternates take three times as long. The types allow only lists, which can't switch a feature off. */
const figures = { tnum: true, calt: false }

/** Where a page has content. */
export type Frame = { left: number; right: number; top: number; bottom: number; foot: number }
export const page = { width: 612, height: 792, left: 60, right: 552, top: 58, bottom: 734, foot: 746 }

export type Style = {
  face?: Face
  size?: number
  color?: string
  align?: 'left' | 'right'
  /** Figures of equal width, for aligned columns. */
  tabular?: boolean
  /** Letter spacing. */
  spaced?: number
}

/** Where letters stand below the position at which their line is drawn. */
export const baselineIn = (size: number): number => size * 1.1

/** A drawable line, with the language forms and direction of its paragraph. */
export type TextLine = { text: string; forms: HanForm[]; direction: Direction; indent?: number }

/** Letter-size pages with a current position, adding a page when one is full. */
export type Paper = ReturnType<typeof openPaper>

export function openPaper(
  info: { Title: string; Author: string; Subject: string },
  beforePage: (paper: Paper) => void,
  frame: Frame = page,
) {
  const doc = new Pdf({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { ...info, Creator: 'Larkspur', Producer: 'Larkspur' },
  })
  // XMP metadata would repeat the same, and pdfkit does not escape '&' and '<' in it.
  doc.endMetadata = () => {}
  bringTypefaces(doc)
  let head: () => void = () => {}

  const use = (name: string, { size = 9.5, tabular, spaced = 0 }: Style, turns?: boolean) => {
    doc.font(name).fontSize(size)
    const features = turns === undefined ? tabular && figures : { ...(tabular && figures), [turned]: turns }
    return {
      characterSpacing: spaced,
      ...(features && { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] }),
    }
  }
  const useFor = ({ name, font, direction }: Stretch, style: Style) => {
    if (font) register(doc, name, font)
    return use(name, style, direction === 'rtl')
  }
  const isOwn = (text: string, { face = 'text' }: Style) => canDraw(face, text)
  const stretchesIn = ({ text, forms, direction }: TextLine, { face = 'text' }: Style) =>
    stretchesOf(text, face, forms, direction)
  const widthOf = (line: TextLine, style: Style): number =>
    isOwn(line.text, style)
      ? doc.widthOfString(line.text, use(style.face ?? 'text', style))
      : stretchesIn(line, style).reduce((sum, part) => sum + doc.widthOfString(part.text, useFor(part, style)), 0)

  const linesOf = (text: string, { face = 'text' }: Style): TextLine[] => {
    const forms = hanForms(text)
    const shown = drawable(face, text, forms)
    return shown === '' ? [] : shown.split('\n').map((text) => ({ text, forms, direction: directionOf(text) }))
  }

  const structure = openStructure(doc)
  const paper = {
    doc,
    ...structure,
    frame,
    y: frame.top,
    heightOfLine: ({ size = 9.5 }: Style) => size * 1.5,

    lines(text: string, width: number, style: Style): TextLine[] {
      const lines = linesOf(text, style).flatMap((line) =>
        wrap(line.text, width, (part) => widthOf({ ...line, text: part }, style)).map((text) => ({ ...line, text })),
      )
      if (lines.every(({ direction }) => direction === 'ltr')) return lines
      // Right-to-left lines are right-aligned.
      const widths = lines.map((line) => widthOf(line, style))
      const widest = Math.min(width, Math.max(...widths))
      return lines.map((line, index) =>
        line.direction === 'ltr' ? line : { ...line, indent: Math.max(0, widest - widths[index]!) },
      )
    },

    /** Draws one line, shrunk if it is too wide. */
    line(written: string | TextLine, x: number, y: number, width: number, style: Style): void {
      const line = typeof written === 'string' ? linesOf(written.replace(/\s+/g, ' '), style)[0] : written
      const wide = line ? widthOf(line, style) : 0
      if (!line || wide === 0) return
      const { size = 9.5, spaced = 0, align, color = ink } = style
      const fit = Math.min(1, width / wide)
      const shown = { ...style, size: size * fit, spaced: spaced * fit }
      let start = align === 'right' ? x + width - wide * fit : x + (line.indent ?? 0)
      const baseline = y + baselineIn(size)
      const put = (text: string, textWidth: number, options: ReturnType<typeof use>) => {
        const measured = { textWidth, wordCount: 1, lineBreak: false, baseline: 'alphabetic' } as const
        doc.fillColor(color).text(text, start, baseline, { ...options, ...measured })
        start += textWidth
      }
      const isPlain = isOwn(line.text, style)
      const draw = () => {
        if (isPlain) return put(line.text, wide * fit, use(style.face ?? 'text', shown))
        for (const part of stretchesIn(line, style)) {
          const options = useFor(part, shown)
          put(part.text, doc.widthOfString(part.text, options), options)
        }
      }
      // Letters are drawn in visual order; the structure has the reading order.
      const mark = () => structure.mark(draw)
      structure.asText(isPlain ? mark : () => structure.as('Span', mark, { actual: line.text }))
    },

    /** Draws a limited number of lines, truncating the rest; returns the position below. */
    paragraph(
      text: string,
      x: number,
      y: number,
      width: number,
      { most = 3, ...style }: Style & { most?: number },
    ): number {
      const lines = paper.lines(text, width, style)
      if (lines.length === 0) return y
      structure.asText(() => {
        for (const [index, line] of lines.slice(0, most).entries()) {
          const isCut = index + 1 === most && lines.length > most
          paper.line(isCut ? { ...line, text: `${line.text}…` } : line, x, y, width, style)
          y += paper.heightOfLine(style)
        }
      })
      return y
    },

    /** Draws all lines, over as many pages as needed. */
    flow(lines: TextLine[], width: number, style: Style): void {
      if (lines.length === 0) return
      structure.asText(() => {
        for (const line of lines) {
          paper.makeRoom(paper.heightOfLine(style))
          paper.line(line, frame.left, paper.y, width, style)
          paper.y += paper.heightOfLine(style)
        }
      })
    },

    /** Fills a rectangle, as decoration. */
    fill(x: number, y: number, width: number, height: number, color: string): void {
      paper.aside(() => structure.mark(() => doc.rect(x, y, width, height).fill(color)))
    },

    rule(y: number, { from = frame.left, to = frame.right, color = rule, weight = 0.5 } = {}): void {
      paper.aside(() =>
        structure.mark(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke()),
      )
    },

    /** Starts a new page unless this much room is left. */
    makeRoom(height: number): void {
      if (paper.y + height > frame.bottom && paper.y > frame.top) paper.addPage()
    },

    addPage(): void {
      doc.addPage()
      paper.y = frame.top
      paper.aside(() => {
        beforePage(paper)
        head()
      })
    },

    /** Sets what is drawn at the top of every further page. */
    repeatAtTop(draw: () => void): void {
      head = draw
    },
  }
  return paper
}
