import { expect, it } from 'vitest'
import { draw } from '#day/days/server/pdf/draw.ts'
import type { DayPart, DaySheet, PaperItem } from '#day/days/server/pdf/sheet.ts'
import { readPdf } from '#test/pdf/reader.ts'
import { readStructure, type Element } from '#test/pdf/structure.ts'

const studio = {
  name: 'Larkspur & Vale Weddings',
  address: null,
  phone: '(518) 555-0142',
  email: null,
  website: null,
  logo: null,
}
const item: PaperItem = {
  start: '15:00',
  minutes: 30,
  title: 'Ceremony',
  place: 'Rose garden',
  section: 'Afternoon',
  details: null,
  isKey: false,
  isOwn: false,
  state: 'open',
}
const part: DayPart = {
  title: 'Rosebud',
  version: 'Version 3',
  items: [item, { ...item, start: '16:00', title: 'Arch', isOwn: true }],
  contacts: [{ name: 'Emma Laurent', role: 'Bride', phone: '(917) 555-0199', email: null }],
}
const sheet: DaySheet = {
  studio,
  colours: { accent: '#a3435a', line: '#f0dfdc' },
  couple: 'Emma & James',
  day: { name: 'Wedding day', date: '2027-06-12', place: 'Villa Aurelia', timeZone: 'Europe/Rome' },
  parts: [part],
  isLarge: false,
  printed: 'Nov 23, 2026, 1:40 PM (Europe/Rome)',
}
const drawn = (changes: Partial<DayPart>, others: Partial<DaySheet> = {}) =>
  draw({ ...sheet, parts: [{ ...part, ...changes }], ...others })
const textOf = ({ type, says }: Element) => (type === 'Table' ? type : `${type} ${says}`)

it('tags headings, the table and the contacts for screen readers, in reading order', async () => {
  const { root, decoration } = readStructure(await drawn({}))
  expect(root.parts.map(textOf)).toEqual([
    'H1 Wedding day',
    'P Larkspur & Vale Weddings',
    'P (518) 555-0142',
    'P Emma & James',
    'P Saturday, June 12, 2027 · Times of Europe/Rome',
    'P Villa Aurelia',
    'H2 Rosebud',
    'P Shaded: your part',
    'Table',
    'H2 CONTACTS',
    'L Emma Laurent, Bride (917) 555-0199',
  ])
  const rows = root.parts.find(({ type }) => type === 'Table')!.parts.map(({ parts }) => parts.map(({ says }) => says))
  expect(rows).toEqual([
    ['TIME', 'LENGTH', 'WHAT', 'WHERE'],
    ['Afternoon'],
    ['3:00 PM', '30 min', 'Ceremony', 'Rose garden'],
    ['4:00 PM', '30 min', 'Arch', 'Rose garden'],
  ])
  expect(decoration.join(' ')).toContain('Version 3 · printed Nov 23, 2026, 1:40 PM (Europe/Rome) · Rosebud')
})

it('keeps the length and the place in large letters', async () => {
  const { root } = readStructure(await drawn({}, { isLarge: true }))
  const rows = root.parts.find(({ type }) => type === 'Table')!.parts.map(({ parts }) => parts.map(({ says }) => says))
  expect(rows.at(-1)).toEqual(['4:00 PM', 'Arch 30 min · Rose garden'])
})

it('begins details of several pages on the page of their item, and keeps every word', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${index}`)
  const { pages } = readPdf(await drawn({ items: [{ ...item, details: words.join(' '), isOwn: true }, item] }))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]!.map(({ text }) => text).join(' ')).toContain('w0 w1 w2')
  const all = pages
    .flat()
    .map(({ text }) => text)
    .join(' ')
  expect(all.match(/\bw\d+\b/g)).toEqual(words)
  expect(all).toContain(`Page 1 of ${pages.length}`)
})

it('shows names in other scripts, leaves emoji out, and cuts names that are too long', async () => {
  const title = `Rosebud 💐 ${'and many others '.repeat(20)}`
  const { pages } = readPdf(
    await drawn({ title, items: [{ ...item, title: 'Tea with 李小龍 💍', section: 'Long '.repeat(50) }] }),
  )
  const texts = pages.flat().map(({ text }) => text)
  expect(texts.join(' ')).not.toMatch(/[\uFFFD💐💍]/u)
  expect(texts.join('')).toContain('Tea with 李小龍')
  expect(texts.some((text) => text.startsWith('Long Long') && text.endsWith('…'))).toBe(true)
  const foot = texts.find((text) => text.startsWith('Version 3 · printed'))
  expect(foot).toMatch(/\(Europe\/Rome\) · Rosebud .*…$/)
  for (const { end, text } of pages.flat()) expect(end.x, text).toBeLessThan(612 - 47)
})

it('fills a page with a part for which larger letters would need two', async () => {
  const sizeOf = async (count: number) => {
    const items = Array.from({ length: count }, (_, row) => ({ ...item, title: `Row ${row}` }))
    const { pages } = readPdf(await drawn({ items }))
    return { pages: pages.length, size: pages.flat().find(({ text }) => text === 'Row 0')!.size }
  }
  expect(await sizeOf(10)).toEqual({ pages: 1, size: 10 })
  expect(await sizeOf(40)).toEqual({ pages: 1, size: expect.closeTo(8, 0) })
  const long = await sizeOf(80)
  expect(long.pages).toBe(2)
  expect(long.size).toBeGreaterThanOrEqual(8.5)
  expect(long.size).toBeLessThan(10)
})
