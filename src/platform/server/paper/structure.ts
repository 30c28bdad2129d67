import type Pdf from 'pdfkit'

type Element = PDFKit.PDFStructureElement
/** pdfkit's types omit some options. */
type Options = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column'; bbox?: number[] }
type Part = { type: string; element: Element }

/** Elements that contain other elements, and no text. */
const holders = new Set(['Document', 'Table', 'TR', 'L', 'LI'])

/** The tagged structure of a document for screen readers; untagged content is decoration. */
export function openStructure(doc: typeof Pdf) {
  const root: Part = { type: 'Document', element: doc.struct('Document') }
  doc.addStructure(root.element)
  let current: Part | undefined = root

  const structure = {
    /** An element in the current one. Elements are read in the order of their creation, not of drawing. */
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

    /** Everything drawn here is decoration. */
    aside(draw: () => void): void {
      structure.within(undefined, draw)
    },

    /** A paragraph, unless the current element may contain text itself. */
    asText(draw: () => void): void {
      if (current && holders.has(current.type)) structure.as('P', draw)
      else draw()
    },

    /** Tags what is drawn as content of the current element. */
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
