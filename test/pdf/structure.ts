import { objectsOf, readPdf, refs } from '#test/pdf/reader.ts'

/** A node of the structure for screen readers: its type, and its text or children. */
export type Element = { type: string; says: string; parts: Element[]; dictionary: string }

/** The structure of a PDF written by pdfkit, and the text outside of it. */
export function readStructure(pdf: Buffer): { root: Element; decoration: string[] } {
  const objects = objectsOf(pdf)
  const { pages, pageIds } = readPdf(pdf)
  const saidIn = (page: string, part: number) =>
    pages[pageIds.indexOf(page)]!.filter((run) => run.part === part)
      .map(({ text }) => text)
      .join('')

  const read = (id: string): Element => {
    const { dictionary } = objects.get(id)!
    const type = /\/S \/(\w+)/.exec(dictionary)![1]!
    const page = /\/Pg (\d+) 0 R/.exec(dictionary)?.[1]
    const kids = /\/K \[([^]*)\]/.exec(dictionary)?.[1] ?? ''
    const parts: Element[] = []
    let says = ''
    for (const [kid, ref, nested, part] of kids.matchAll(/(\d+) 0 R|<<([^]*?)>>|(\d+)/g)) {
      if (ref) parts.push(read(ref))
      else if (nested) {
        const at = /\/Pg (\d+) 0 R/.exec(nested)![1]!
        says += `${saidIn(at, Number(/\/MCID (\d+)/.exec(nested)![1]))} `
      } else if (part) says += `${saidIn(page!, Number(kid))} `
    }
    const inside = parts.map(({ says }) => says).join(' ')
    return { type, says: actualText(dictionary) ?? (says.trim() || inside), parts, dictionary }
  }
  const root = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /StructTreeRoot'))!
  const [document] = refs(/\/K \[(.*?)\]/s.exec(root.dictionary)![1]!)
  const decoration = pages.flat().filter(({ part }) => part === undefined)
  return { root: read(document!), decoration: decoration.map(({ text }) => text) }
}

/** A PDF string in UTF-16, with backslash escapes. */
function actualText(dictionary: string): string | undefined {
  const written = /\/ActualText \(\u00FE\u00FF((?:\\[^]|[^\\)])*)\)/.exec(dictionary)?.[1]
  if (written === undefined) return undefined
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = written.replace(/\\([^])/g, (_, letter: string) => controls[letter] ?? letter)
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le')
}
