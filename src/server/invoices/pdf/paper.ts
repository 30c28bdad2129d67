import Pdf from 'pdfkit'
import { drawable, wrap } from '#server/invoices/pdf/lettering.ts'
import { bringTypefaces, type Face } from '#server/invoices/pdf/typefaces.ts'

export const ink = '#2b2926'
export const quiet = '#857f76'
export const rule = '#ddd8cf'

/** Alternates in context would cost three times the time. The types know only lists, not what is to be left off. */
const figures = { tnum: true, calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

export const page = { width: 612, height: 792, left: 60, right: 552, top: 58, bottom: 734, foot: 746 }

export type Style = {
  face?: Face
  size?: number
  color?: string
  align?: 'left' | 'right'
  /** Figures of one width, so that they stand under each other. */
  tabular?: boolean
  /** Space between the letters. */
  spaced?: number
}

/** Letter paper with a place on it where the next thing goes, and another sheet when that is full. */
export type Paper = ReturnType<typeof openPaper>

export function openPaper(
  info: { Title: string; Author: string; Subject: string },
  beforePage: (paper: Paper) => void,
) {
  const doc = new Pdf({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { ...info, Creator: 'Larkspur', Producer: 'Larkspur' },
  })
  // It would say the same again in XML, and a name with '&' or '<' would spoil that.
  doc.endMetadata = () => {}
  bringTypefaces(doc)
  let head: () => void = () => {}

  const use = ({ face = 'text', size = 9.5, tabular, spaced = 0 }: Style) => {
    doc.font(face).fontSize(size)
    return { characterSpacing: spaced, ...(tabular && { features: figures }) }
  }
  const widthOf = (text: string, style: Style) => doc.widthOfString(text, use(style))

  const paper = {
    doc,
    y: page.top,
    heightOfLine: ({ size = 9.5 }: Style) => size * 1.5,

    lines(text: string, width: number, style: Style): string[] {
      const shown = drawable(style.face ?? 'text', text)
      return shown === '' ? [] : wrap(shown, width, (part) => widthOf(part, style))
    },

    /** One line; where it is too wide it is made smaller. */
    line(written: string, x: number, y: number, width: number, style: Style): void {
      const text = drawable(style.face ?? 'text', written)
      const wide = widthOf(text, style)
      if (wide === 0) return
      const { size = 9.5, spaced = 0, align, color = ink } = style
      const fit = Math.min(1, width / wide)
      const options = use({ ...style, size: size * fit, spaced: spaced * fit })
      const start = align === 'right' ? x + width - wide * fit : x
      const baseline = y + size * 1.1
      const measured = { textWidth: wide * fit, wordCount: 1 }
      doc.fillColor(color)
      doc.text(text, start, baseline, { ...options, ...measured, lineBreak: false, baseline: 'alphabetic' })
    },

    /** A few lines, cut short where there would be more; answers the place below them. */
    paragraph(
      text: string,
      x: number,
      y: number,
      width: number,
      { most = 3, ...style }: Style & { most?: number },
    ): number {
      const lines = paper.lines(text, width, style)
      for (const [index, line] of lines.slice(0, most).entries()) {
        paper.line(index + 1 === most && lines.length > most ? `${line}…` : line, x, y, width, style)
        y += paper.heightOfLine(style)
      }
      return y
    },

    rule(y: number, { from = page.left, to = page.right, color = rule, weight = 0.5 } = {}): void {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke()
    },

    /** Goes on to another sheet unless there is that much room left on this one. */
    makeRoom(height: number): void {
      if (paper.y + height > page.bottom && paper.y > page.top) paper.addPage()
    },

    addPage(): void {
      doc.addPage()
      paper.y = page.top
      beforePage(paper)
      head()
    },

    /** What stands at the top of every sheet from here on. */
    repeatAtTop(draw: () => void): void {
      head = draw
    },
  }
  return paper
}
