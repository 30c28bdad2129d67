import type Pdf from 'pdfkit'

type Element = PDFKit.PDFStructureElement
/** The types of pdfkit do not know them all. */
type Options = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column'; bbox?: number[] }
export type Part = { type: string; element: Element }

/** They hold other parts, and no text of their own. */
const holders = new Set(['Document', 'Table', 'TR', 'L', 'LI'])

/** What the parts of a document are to someone who hears it read; what belongs to none is decoration. */
export function openStructure(doc: typeof Pdf) {
  const root: Part = { type: 'Document', element: doc.struct('Document') }
  doc.addStructure(root.element)
  let current: Part | undefined = root

  const structure = {
    /** A part of the current one. It is read in the order in which the parts were made, whenever it is drawn. */
    part(type: string, options: Options = {}): Part | undefined {
      if (!current) return undefined
      const element = doc.struct(type, options)
      current.element.add(element)
      return { type, element }
    },

    within(part: Part | undefined, draw: () => void): void {
      const before = current
      current = part
      draw()
      current = before
    },

    as(type: string, draw: () => void, options?: Options): void {
      structure.within(structure.part(type, options), draw)
    },

    /** Whatever is drawn so is decoration, and so is what would be a part elsewhere. */
    aside(draw: () => void): void {
      structure.within(undefined, draw)
    },

    /** A paragraph, unless what is drawn is in a part that can hold text already. */
    asText(draw: () => void): void {
      if (current && holders.has(current.type)) structure.as('P', draw)
      else draw()
    },

    /** Marks what is drawn as the current part's. */
    mark(draw: () => void): void {
      if (current) {
        const content = doc.markStructureContent(current.type)
        draw()
        doc.endMarkedContent()
        current.element.add(content)
      } else {
        doc.markContent('Artifact', { type: 'Layout' })
        draw()
        doc.endMarkedContent()
      }
    },
  }
  return structure
}
