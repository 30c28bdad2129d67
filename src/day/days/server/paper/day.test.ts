import { expect, it } from 'vitest'
import { dayPaper, dayTemplate } from '#day/days/server/paper/day-paper.ts'
import type { DayPart, DaySheet, PaperItem } from '#day/days/server/paper/sheet.ts'
import { typeset } from '#platform/server/paper/typeset.ts'
import { misplacedIn, readPdf, readStructure, wordsOf } from '#test/pdf/reader.ts'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'

const studio = {
  name: 'Larkspur & Vale Weddings',
  address: null,
  phone: '(518) 555-0142',
  email: null,
  website: null,
  color: null,
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
  language: 'en',
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
  printed: Date.parse('2026-11-23T12:40:00Z'),
}
const made = (changes: Partial<DayPart>, others: Partial<DaySheet> = {}, region = defaultRegion) => {
  const data = dayPaper({ ...sheet, parts: [{ ...part, ...changes }], ...others }, region)
  return typeset({ template: dayTemplate, size: 'letter', data }, { plannerId: 1 })
}
const textsOf = (pdf: Buffer) =>
  readPdf(pdf)
    .pages.flat()
    .map(({ text }) => text)

it('tags headings, the table and the contacts for screen readers, in reading order', async () => {
  const pdf = await made({})
  expect(readStructure(pdf).map((one) => one.replace(/^Span /, ''))).toEqual([
    'P Larkspur & Vale Weddings',
    'P (518) 555-0142',
    'H1 Wedding day',
    'P Emma & James',
    'P Saturday, June 12, 2027 · Times are in Rome time',
    'P Villa Aurelia',
    'H2 Rosebud',
    'P Shaded: your part',
    'TH TIME',
    'TH LENGTH',
    'TH WHAT',
    'TH WHERE',
    'TH Afternoon',
    'TD 3:00 PM',
    'TD 30 min',
    'TD Ceremony',
    'TD Rose garden',
    'TD 4:00 PM',
    'TD 30 min',
    'TD Arch',
    'TD Rose garden',
    'H2 CONTACTS',
    'Emma Laurent, Bride (917) 555-0199',
  ])
  expect(textsOf(pdf).join(' ')).toContain('Version 3 · printed Nov 23, 2026, 1:40 PM (Europe/Rome) · Rosebud')
})

it('keeps the length and the place in large letters', async () => {
  const said = readStructure(await made({}, { isLarge: true }))
  expect(said).toContain('TD 4:00 PM')
  expect(said.join()).toMatch(/TD Arch,TD 30 min · Rose garden/)
})

it('begins details of several pages on the page of their item, and keeps every word', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${index}`)
  const pdf = await made({ items: [{ ...item, details: words.join(' '), isOwn: true }, item] })
  const { pages } = readPdf(pdf)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]!.map(({ text }) => text).join(' ')).toContain('w0 w1 w2')
  expect(wordsOf(pdf).match(/\bw\d+\b/g)).toEqual(words)
  expect(wordsOf(pdf)).toContain(`Page 1 of ${pages.length}`)
})

it('shows names in other scripts, leaves emoji out, and cuts names that are too long', async () => {
  const title = `Rosebud 💐 ${'and many others '.repeat(20)}`
  const items = [{ ...item, title: 'Tea with 李小龍 💍', section: 'Long '.repeat(50) }]
  const pdf = await made({ title, items })
  const texts = textsOf(pdf)
  expect(texts.join(' ')).not.toMatch(/[\uFFFD💐💍]/u)
  expect(wordsOf(pdf)).toContain('Tea with 李小龍')
  expect(wordsOf(pdf)).toMatch(/Long Long.*…/)
  expect(texts.find((text) => text.startsWith('Version 3 · printed'))).toMatch(/\(Europe\/Rome\) · Rosebud .*…$/)
  expect(misplacedIn(pdf, 40)).toEqual([])
})

it('fills a page with a part for which larger letters would need two', async () => {
  const sizeOf = async (count: number) => {
    const items = Array.from({ length: count }, (_, row) => ({ ...item, title: `Row ${row}` }))
    const { pages } = readPdf(await made({ items }))
    return { pages: pages.length, size: pages.flat().find(({ text }) => text === 'Row 0')!.size }
  }
  expect(await sizeOf(10)).toEqual({ pages: 1, size: 10 })
  const closer = await sizeOf(40)
  expect(closer.pages).toBe(1)
  expect(closer.size).toBeLessThan(10)
  const long = await sizeOf(80)
  expect(long.pages).toBe(2)
  expect(long.size).toBeGreaterThanOrEqual(8.5)
})

it('repeats the section on the next page, and keeps items together', async () => {
  const items = Array.from({ length: 90 }, (_, row) => ({ ...item, title: `Row ${row}`, details: 'Bring the rings.' }))
  const pdf = await made({ items })
  for (const page of readPdf(pdf).pages) {
    const texts = page.map(({ text }) => text)
    if (!texts.includes('TIME')) continue
    expect(texts).toContain('Afternoon')
    const rows = texts.filter((text) => text.startsWith('Row ')).length
    expect(texts.filter((text) => text === 'Bring the rings.')).toHaveLength(rows)
  }
})

it('has the dates and times of the studio’s country', async () => {
  const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
  const texts = textsOf(await made({}, {}, regionOf({ country: 'CH', ...nothing }))).join(' ')
  expect(texts).toContain('Saturday 12 June 2027')
  expect(texts).toContain('15:00')
  expect(texts).not.toContain('3:00 PM')
})

it('is in the language of its readers, with the formats of the country', async () => {
  const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
  const french = { ...part, language: 'fr' as const, title: 'Pour le couple', version: 'Version 3' }
  const parts = [french, { ...french, language: 'de' as const, title: 'Rosebud', items: [] }]
  const pdf = await made({}, { parts }, regionOf({ country: 'CH', ...nothing }))
  const said = readStructure(pdf).map((one) => one.replace(/^Span /, ''))
  for (const shown of [
    'P samedi 12 juin 2027 · Heures locales : Rome',
    'P En couleur : votre rôle',
    'TH HEURE',
    'TH DURÉE',
    'TH QUOI',
    'TH OÙ',
    'TD 15h00',
    'P Samstag, 12. Juni 2027 · Ortszeit Rome',
    'H2 KONTAKTE',
  ])
    expect(said).toContain(shown)
  const words = wordsOf(pdf)
  expect(words).toContain('Version 3 · imprimé le 23 nov. 2026, 13h40 (Europe/Rome) · Pour le couple')
  expect(words).toContain('Page 1 sur 1')
  expect(words).toContain('Seite 1 von 1')
  expect(words).toContain('Es ist noch nichts geplant.')
  expect(pdf.toString('latin1')).toMatch(/\/Lang \(fr\)/)
})
