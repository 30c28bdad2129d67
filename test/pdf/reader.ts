import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A piece of text in one line and font, in points from the upper left corner of its page. */
export type Run = {
  text: string
  size: number
  left: number
  right: number
  top: number
  bottom: number
  font: string
  color: string
  isStrong: boolean
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** Without the marks where a long word may break, and where the direction of reading changes. */
const plain = (text: string) => text.replace(/[\u200B\u202A-\u202E\u2066-\u2069]/g, '')
const ofXml = (text: string) =>
  plain(
    text
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:#(\d+)|(\w+));/g, (_, code: string, name: string) =>
        code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
      ),
  )

/** Runs a tool of poppler or qpdf on a PDF, whose name among the options is `{}`. */
function run(command: string, options: readonly string[], pdf: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'in.pdf')
  writeFileSync(file, pdf)
  const words = options.map((word) => (word === '{}' ? file : word))
  const { status, stdout, stderr, error } = spawnSync(command, words, { maxBuffer: 200_000_000 })
  rmSync(folder, { recursive: true })
  if (error) throw error
  return { status, bytes: stdout, says: stderr.toString() }
}

const said = (command: string, options: readonly string[], pdf: Buffer) => run(command, options, pdf).bytes.toString()

/** The file as qpdf writes it with these options. */
export const rewritten = (pdf: Buffer, options: readonly string[]): Buffer =>
  run('qpdf', [...options, '{}', '-'], pdf).bytes

/** The visible content of a PDF, page by page. */
export function readPdf(pdf: Buffer): { width: number; height: number; pages: Run[][] } {
  const xml = said(
    'pdftohtml',
    ['-xml', '-i', '-q', '-zoom', '1', '-noroundcoord', '-fontfullname', '-stdout', '{}'],
    pdf,
  )
  const fonts = new Map<string, { size: number; font: string; color: string }>()
  const fontspec = /<fontspec id="(\d+)" size="(-?\d+)" family="(?:\w+\+)?([^"]*)" color="([^"]*)"/g
  for (const [, id, size, font, color] of xml.matchAll(fontspec))
    fonts.set(id!, { size: Number(size), font: font!, color: color! })
  const [, height, width] = /<page [^>]*height="([\d.]+)" width="([\d.]+)"/.exec(xml) ?? []
  const text =
    /<text top="(-?[\d.]+)" left="(-?[\d.]+)" width="(-?[\d.]+)" height="(-?[\d.]+)" font="(\d+)">(.*?)<\/text>/gs
  const pages = xml.split('</page>').slice(0, -1)
  return {
    width: Number(width),
    height: Number(height),
    pages: pages.map((page) =>
      Array.from(page.matchAll(text), ([, top, left, width, height, id, content]) => ({
        text: ofXml(content!).trim(),
        left: Number(left),
        // A space at the end of a line hangs over its end.
        right: Number(left) + Number(width) - (content!.endsWith(' ') ? 0.3 * fonts.get(id!)!.size : 0),
        top: Number(top),
        bottom: Number(top) + Number(height),
        isStrong: /SemiBold/.test(fonts.get(id!)!.font) || content!.startsWith('<b>'),
        ...fonts.get(id!)!,
      })).filter((run) => run.text !== ''),
    ),
  }
}

/** All text as somebody copies it. */
export const textOf = (pdf: Buffer): string => plain(said('pdftotext', ['{}', '-'], pdf))

/** All text in the order in which the file has it. */
export const wordsOf = (pdf: Buffer): string => plain(said('pdftotext', ['-raw', '{}', '-'], pdf)).replace(/\s+/g, ' ')

/** 'H1 Invoice', 'TD $40,000.00': the elements for screen readers that say something, in their order. */
export function readStructure(pdf: Buffer): string[] {
  const elements: { type: string; says: string[] }[] = []
  for (const line of said('pdfinfo', ['-struct-text', '{}'], pdf).split('\n')) {
    const text = /^ *"(.*)"$/.exec(line)?.[1]
    const type = /^ *([A-Z]\w*)(?=[ :<"]|$)/.exec(line)?.[1]
    if (text !== undefined) elements.at(-1)?.says.push(plain(text))
    else if (type) elements.push({ type, says: [] })
  }
  return elements
    .filter(({ says }) => says.length > 0)
    .map(({ type, says }) => `${type} ${says.join(' ').replace(/\s+/g, ' ')}`)
}

/** 'Title', 'Tagged', 'Page size' and others. */
export const factsOf = (pdf: Buffer): Record<string, string> =>
  Object.fromEntries(
    said('pdfinfo', ['{}'], pdf)
      .split('\n')
      .map((line) => /^([^:]+): *(.*)$/.exec(line))
      .flatMap((match) => (match ? [[match[1], match[2]]] : [])),
  )

/** What is wrong with the file: its syntax, tags, or fonts that it does not contain. */
export function faultsOf(pdf: Buffer): string[] {
  const { status, says } = run('qpdf', ['--check', '{}'], pdf)
  const fonts = said('pdffonts', ['{}'], pdf).split('\n').slice(2).filter(Boolean)
  return [
    ...(status === 0 ? [] : [says]),
    ...(factsOf(pdf)['Tagged'] === 'yes' ? [] : ['not tagged']),
    ...fonts.filter((line) => !/\b(yes) (yes|no) (yes|no) +\d+ +\d+$/.test(line)),
  ]
}

/** A stamp, which is behind the text. */
const isBehind = ({ size }: Run) => size > 40

/** Text that leaves the page's margins, or stands on other text. */
export function misplacedIn(pdf: Buffer, margin: number): string[] {
  const { width, height, pages } = readPdf(pdf)
  return pages.flatMap((all) => {
    const page = all.filter((run) => !isBehind(run))
    const outside = page.filter(
      ({ left, right, top, bottom }) =>
        left < margin - 1 || right > width - margin + 1 || top < 20 || bottom > height - 10,
    )
    const overlapping = page.flatMap((one, at) =>
      page.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} / ${other.text}`] : [])),
    )
    return [...outside.map(({ text }) => text), ...overlapping]
  })
}

/** Boxes have the height of a line, which is more than that of its letters. */
const overlap = (one: Run, other: Run): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
    0.45 * Math.min(one.bottom - one.top, other.bottom - other.top)
