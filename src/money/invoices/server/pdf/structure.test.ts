import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawInvoice } from '#money/invoices/server/pdf/draw-invoice.ts'
import { readPdf } from '#test/pdf/reader.ts'
import { sampleSheet as sheet } from '#test/pdf/sheet.ts'
import { readStructure, type Element } from '#test/pdf/structure.ts'

const cells = (row: Element) => row.parts.map(({ says }) => says)

test('tags headings, paragraphs, lists and tables for screen readers, in reading order', async () => {
  const pdf = await drawInvoice(sheet, { plannerId: 1 })
  const { objects } = readPdf(pdf)
  for (const said of ['/Marked true', '/Lang (en-US)', '/DisplayDocTitle true']) expect(objects).toContain(said)
  const { root, decoration } = readStructure(pdf)
  expect(root.parts.map(({ type, says }) => (says && type[0] !== 'T' ? `${type} ${says}` : type))).toEqual([
    'H1 Invoice',
    'P INV-2027-0042',
    'P Partially paid',
    'P Larkspur & Vale Weddings',
    'P 218 Orchard Lane Hudson, NY 12534',
    'P (518) 555-0142 · larkspurvale.example',
    'P hello@larkspurvale.example',
    'P Tax number 84-2938471',
    'H2 BILLED TO',
    'P Zoë Ñandú & Łukasz Đặng Ș',
    'P 9 Linden Court',
    'P zoe@example.com',
    expect.stringMatching(/^L /),
    'P Second instalment for your wedding.',
    'Table',
    'Table',
    'H2 HOW TO PAY',
    'P By check to the studio. Please name the number.',
  ])
  const facts = root.parts.find(({ type }) => type === 'L')
  expect(facts!.parts.map(cells)).toEqual([
    ['ISSUED', 'November 21, 2026'],
    ['DUE', 'March 14, 2027'],
    ['AMOUNT DUE', '$33,199.50'],
  ])
  const [lines, sums] = root.parts.filter(({ type }) => type === 'Table')
  expect(lines!.parts.map(cells)).toEqual([
    ['DESCRIPTION', 'QUANTITY', 'RATE', 'AMOUNT'],
    ['Full planning and design', '1.5', '$26,666.666', '$40,000.00'],
  ])
  for (const { type, dictionary } of lines!.parts[0]!.parts) {
    expect(type).toBe('TH')
    expect(dictionary).toContain('/Scope /Column')
  }
  expect(lines!.parts[1]!.parts.map(({ type }) => type)).toEqual(['TD', 'TD', 'TD', 'TD'])
  expect(sums!.parts.map(cells).at(-1)).toEqual(['Amount due', '$33,199.50'])
  expect(sums!.parts.map(({ parts }) => parts[0]!.dictionary.includes('/Scope /Row'))).not.toContain(false)
  expect(decoration).toEqual(['Invoice INV-2027-0042', 'Page 1 of 1'])
})

test('a table over several pages is one table, and repeated headings are read once', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    description: `Item ${index + 1} ${'and what belongs to it '.repeat(index % 5)}`.trim(),
    quantity: '1',
    rate: '2',
    amount: '2',
  }))
  const pdf = await drawInvoice({ ...sheet, lines, status: 'Paid' }, { plannerId: 1 })
  const { root, decoration } = readStructure(pdf)
  const tables = root.parts.filter(({ type }) => type === 'Table')
  expect(tables).toHaveLength(2)
  expect(tables[0]!.parts.slice(1).map((row) => cells(row)[0])).toEqual(lines.map(({ description }) => description))
  const pages = readPdf(pdf).pages.length
  expect(pages).toBeGreaterThan(2)
  const times = (word: string) => decoration.filter((text) => text === word).length
  expect(times('Paid')).toBe(pages)
  // The last page may contain only the totals.
  expect(times('DESCRIPTION')).toBeGreaterThanOrEqual(pages - 2)
})

test('describes the logo, and states that an invoice is refunded', async () => {
  const picture = { width: 200, height: 50, channels: 3, background: '#33445a' } as const
  const logo = await sharp({ create: picture }).png().toBuffer()
  const changes = { studio: { ...sheet.studio, logo }, status: 'Paid', isRefunded: true } as const
  const { root } = readStructure(await drawInvoice({ ...sheet, ...changes }, { plannerId: 1 }))
  const figure = root.parts.find(({ type }) => type === 'Figure')
  expect(figure!.dictionary).toContain('/Alt (Logo of Larkspur & Vale Weddings)')
  expect(root.parts.map(({ says }) => says)).toContain('Refunded')
})
