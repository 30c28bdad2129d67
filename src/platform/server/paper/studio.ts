import { quiet, type Paper, type Style } from '#platform/server/paper/paper.ts'

/** Who made a document. */
export type PaperStudio = {
  name: string
  address: string | null
  phone: string | null
  email: string | null
  website: string | null
  logo: Buffer | null
}

export const detail: Style = { size: 8.5, color: quiet }
export const label: Style = { size: 7, color: quiet, face: 'strong', spaced: 0.4 }

/** Draws the logo at the left, in a box of this size; returns the position below. */
export function drawLogo(
  paper: Paper,
  { name, logo }: PaperStudio,
  { y, width, height }: { y: number; width: number; height: number },
): number {
  const { doc } = paper
  if (!logo) return y
  doc.x = paper.frame.left
  doc.y = y
  const bbox = [doc.x, y, doc.x + width, y + height]
  const draw = () => paper.mark(() => doc.image(Buffer.from(logo), { fit: [width, height] }))
  paper.as('Figure', draw, { alt: `Logo of ${name}`, bbox })
  return doc.y
}

/** Writes below a range of pages what they are, and their numbers. */
export function drawFeet(paper: Paper, title: string, { from = 0, size = 7.5 } = {}): void {
  const { count } = paper.doc.bufferedPageRange()
  const { left, right, foot } = paper.frame
  const style: Style = { size, color: quiet }
  const numbers = size * 10
  for (let index = from; index < count; index++) {
    paper.doc.switchToPage(index)
    paper.aside(() => {
      paper.paragraph(title, left, foot, right - left - numbers, { ...style, most: 1 })
      const number = `Page ${index - from + 1} of ${count - from}`
      paper.line(number, right - numbers, foot, numbers, { ...style, align: 'right' })
    })
  }
}
