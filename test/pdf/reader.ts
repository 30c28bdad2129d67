import { inflateSync } from 'node:zlib'

type Point = { x: number; y: number }
/** A run of text in one line, with its start and end in points from the lower left corner. A missing glyph is \uFFFD. `part` is its number in the page's structure. */
export type Run = { text: string; size: number; start: Point; end: Point; font: string; part: number | undefined }

type Found = { dictionary: string; stream: Buffer | undefined }
type Font = { name: string; widths: number[]; letters: string[] }

/** The visible content of a PDF written by pdfkit, page by page. */
export function readPdf(pdf: Buffer) {
  const objects = objectsOf(pdf)
  const at = (id: string | undefined) => objects.get(id ?? '')!
  const kids = /\/Kids \[(.*?)\]/s.exec(
    [...objects.values()].find((o) => o.dictionary.includes('/Kids'))!.dictionary,
  )![1]!
  const pageIds = refs(kids)
  const pages = pageIds.map((id) => {
    const page = at(id).dictionary
    const resources = at(/\/Resources (\d+)/.exec(page)![1]).dictionary
    const fonts = new Map<string, Font>()
    for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const { dictionary } = at(id)
      const letters = graphemesOf(at(/\/ToUnicode (\d+)/.exec(dictionary)![1]).stream!.toString('latin1'))
      const widths = /\/W \[0 \[(.*?)\]/s.exec(at(/\/DescendantFonts \[(\d+)/.exec(dictionary)![1]).dictionary)![1]!
      const font = /\/BaseFont \/\w+\+(\S+)/.exec(dictionary)![1]!
      fonts.set(name!, { name: font, letters, widths: widths.split(/\s+/).map(Number) })
    }
    return runsOf(at(/\/Contents (\d+)/.exec(page)![1]).stream!.toString('latin1'), fonts)
  })
  const all = [...objects.values()].map(({ dictionary }) => dictionary).join('\n')
  const named = (name: string) => at(new RegExp(`/${name} (\\d+) 0 R`).exec(all)![1]).dictionary.trim()
  return { pages, pageIds, objects: all, title: named('Title'), author: named('Author') }
}

export const refs = (text: string) => Array.from(text.matchAll(/(\d+) 0 R/g), ([, id]) => id!)

export function objectsOf(pdf: Buffer): Map<string, Found> {
  const text = pdf.toString('latin1')
  const objects = new Map<string, Found>()
  const start = /(\d+) 0 obj\n/g
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const end = text.indexOf('endobj', start.lastIndex)
    const streamAt = text.indexOf('\nstream\n', start.lastIndex)
    if (streamAt === -1 || end < streamAt) {
      objects.set(match[1]!, { dictionary: text.slice(start.lastIndex, end), stream: undefined })
      continue
    }
    const dictionary = text.slice(start.lastIndex, streamAt)
    const from = streamAt + '\nstream\n'.length
    const bytes = pdf.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)![1]))
    objects.set(match[1]!, { dictionary, stream: dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes })
    start.lastIndex = from + bytes.length
  }
  return objects
}

function graphemesOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*?)\]/gs)].flatMap(([, entries]) =>
    Array.from(entries!.matchAll(/<([0-9a-f ]*)>/g), ([, codes]) =>
      String.fromCharCode(...Array.from(codes!.matchAll(/\w+/g), ([code]) => parseInt(code, 16))),
    ),
  )
}

type Matrix = [number, number, number, number, number, number]

function runsOf(content: string, fonts: Map<string, Font>): Run[] {
  const runs: Run[] = []
  const outer: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let [text, x, y, width, size, spaced] = ['', NaN, NaN, 0, 0, 0]
  let font: Font | undefined
  const marks: (number | undefined)[] = []
  const place = (x: number, y: number) => {
    const [a, b, c, d, e, f] = matrix
    return { x: a * x + c * y + e, y: b * x + d * y + f }
  }
  for (const line of content.split('\n')) {
    // The dictionary of a mark may span several lines.
    if (/^\/\w+ <<$/.test(line)) marks.push(undefined)
    if (/^\/MCID \d+$/.test(line)) marks[marks.length - 1] = Number(line.slice(6))
    const words = line.split(' ')
    const operator = words.pop()
    const numbers = words.map(Number)
    if (operator === 'q') outer.push(matrix)
    if (operator === 'Q') matrix = outer.pop()!
    if (operator === 'EMC') marks.pop()
    if (operator === 'cm') matrix = times(numbers as Matrix, matrix)
    if (operator === 'BT') [text, x, y, width, spaced] = ['', NaN, NaN, 0, 0]
    if (operator === 'Tm' && text === '') [x, y] = numbers.slice(4) as [number, number]
    if (operator === 'Tc') spaced = numbers[0]!
    if (operator === 'Tf') [font, size] = [fonts.get(words[0]!.slice(1)), numbers[1]!]
    if (operator === 'TJ') {
      for (const [, hex, moved] of line.matchAll(/<([0-9a-f]+)> (-?[\d.]+)/g)) {
        for (const [glyph] of hex!.matchAll(/.{4}/g)) {
          const id = parseInt(glyph, 16)
          text += id === 0 ? '\uFFFD' : font!.letters[id]
          width += (font!.widths[id]! / 1000) * size + spaced
        }
        width -= (Number(moved) / 1000) * size
      }
    }
    if (operator === 'ET')
      runs.push({ text, size, start: place(x, y), end: place(x + width, y), font: font!.name, part: marks.at(-1) })
  }
  return runs
}

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]
