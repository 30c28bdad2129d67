import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { invoicePaper, invoiceTemplate } from '#money/invoices/server/paper/invoice-paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'
import { printable } from '#platform/server/paper/logo.ts'
import { typeset } from '#platform/server/paper/typeset.ts'
import { factsOf, misplacedIn, readPdf, readStructure, wordsOf } from '#test/pdf/reader.ts'
import { sampleSheet as sheet } from '#test/pdf/sheet.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    description:
      `Item ${index + 1} with garlands, candles and ${'everything that belongs to it '.repeat(index % 4)}`.trim(),
    quantity: String(index + 1),
    rate: `${1000 + index}.25`,
    amount: `${2000 + index}.75`,
  }))

const make = (changes: Partial<InvoiceSheet> = {}, logo: Buffer | null = null) => {
  const data = invoicePaper({ ...sheet, ...changes }, defaultLocale)
  return typeset({ template: invoiceTemplate, size: 'letter', data, pictures: { 'logo.png': logo } }, { plannerId: 1 })
}

test('contains all data of the invoice and the studio', async () => {
  const pdf = await make()
  const { pages } = readPdf(pdf)
  expect(pages).toHaveLength(1)
  expect(misplacedIn(pdf, 60)).toEqual([])
  const { studio, couple } = sheet
  const words = wordsOf(pdf)
  for (const shown of [studio.name, studio.phone, studio.email, studio.website, studio.taxNumber])
    expect(words).toContain(shown)
  for (const shown of [couple.names, couple.email, couple.address, 'Second installment for your wedding.'])
    expect(words).toContain(shown)
  expect(words).toContain('November 21, 2026')
  expect(words).toContain('March 14, 2027')
  expect(words).toContain('Partially paid')
  expect(words).toContain('By check to the studio. Please name the number.')
  const texts = pages.flat().map(({ text }) => text)
  for (const amount of ['1.5', '$26,666.66', '$40,000.00', '$3,200.00', '$43,200.00', '\u2212$10,000.50'])
    expect(texts).toContain(amount)
  expect(texts.filter((text) => text === '$33,199.50')).toHaveLength(2)
  expect(texts).toContain('Received December 1, 2026, Card')
  expect(texts).toContain('Page 1 of 1')
  expect(factsOf(pdf)).toMatchObject({ Title: 'Invoice INV-2027-0042', Author: studio.name, Tagged: 'yes' })
})

test('tags headings, paragraphs and the table for screen readers, in reading order', async () => {
  const said = readStructure(await make())
  expect(said.filter((one) => /^(H\d|P|TH|TD) /.test(one))).toEqual([
    'P Larkspur & Vale Weddings',
    'P 218 Orchard Lane Hudson, NY 12534',
    'P (518) 555-0142 · larkspurvale.example',
    'P hello@larkspurvale.example',
    'P Tax number 84-2938471',
    'H1 Invoice',
    'P INV-2027-0042',
    'P Partially paid',
    'H2 BILLED TO',
    'P Zoë Ñandú & Łukasz Đặng Ș',
    'P 9 Linden Court',
    'P zoe@example.com',
    'P Second installment for your wedding.',
    'TH DESCRIPTION',
    'TH QUANTITY',
    'TH RATE',
    'TH AMOUNT',
    'TD Full planning and design',
    'TD 1.5',
    'TD $26,666.66',
    'TD $40,000.00',
    'H2 HOW TO PAY',
    'P By check to the studio. Please name the number.',
  ])
  expect(said.indexOf('Span Amount due')).toBe(said.lastIndexOf('Span $33,199.50') - 1)
  expect(said.join()).not.toContain('Page 1 of 1')
})

test('keeps every row with its amount over many pages, with headings on each', async () => {
  const lines = linesOf(200)
  const pdf = await make({ lines })
  const { pages } = readPdf(pdf)
  expect(pages.length).toBeGreaterThan(5)
  expect(misplacedIn(pdf, 60)).toEqual([])
  const words = wordsOf(pdf)
  for (const { description } of lines) expect(words).toContain(description)
  let next = 0
  for (const [index, page] of pages.entries()) {
    const texts = page.map(({ text }) => text)
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(texts).toContain('Invoice INV-2027-0042')
    if (next < lines.length) expect(texts.filter((text) => text === 'DESCRIPTION')).toHaveLength(1)
    for (let first; (first = page.find(({ text }) => text.startsWith(`Item ${next + 1} `))); next += 1) {
      const { top } = first
      const beside = page.filter((run) => Math.abs(run.top - top) < 1).map(({ text }) => text)
      const { quantity, rate, amount } = lines[next]!
      expect(beside).toEqual(
        expect.arrayContaining([quantity, `$${rate.replace('1', '1,')}`, `$${amount.replace('2', '2,')}`]),
      )
    }
  }
  expect(next).toBe(200)
  expect(readStructure(pdf).filter((one) => one === 'TH DESCRIPTION')).toHaveLength(1)
})

test('aligns figures in columns', async () => {
  const { pages } = readPdf(await make({ lines: linesOf(12) }))
  const amounts = pages.flat().filter(({ text }) => /^\$2,0\d\d\.75$/.test(text))
  expect(amounts).toHaveLength(12)
  for (const { left, right } of amounts) {
    expect(right).toBeCloseTo(552, 0)
    expect(left).toBeCloseTo(amounts[0]!.left, 0)
  }
})

describe('any text', () => {
  test('keeps its line breaks, however they are written', async () => {
    const couple = { names: 'Zoë', email: null, address: 'Mill House\r\n9 Linden Court\rHudson\u2028New York' }
    const { pages } = readPdf(await make({ couple }))
    const wanted = ['Mill House', '9 Linden Court', 'Hudson', 'New York']
    const lines = pages.flat().filter(({ text }) => wanted.includes(text))
    expect(lines.map(({ text }) => text)).toEqual(wanted)
    expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBe(wanted.length)
  })

  test('letters without a glyph leave no empty boxes', async () => {
    const words = wordsOf(
      await make({
        studio: { ...sheet.studio, name: 'ᚠᚢᚦ & Vale 💍' },
        couple: { names: 'Tom 👨‍👩‍👧 & ꆈꌠ\u202E\u0000\uD800 ｆｕｌｌ', email: null },
        lines: [{ description: '𐎠𐎼𐎹', quantity: '１２', rate: 'by the hour', amount: '' }],
      }),
    )
    for (const shown of ['… & Vale', 'Tom & … full', 'by the hour', '12']) expect(words).toContain(shown)
  })

  test('long words are broken, long rows continue, and large amounts shrink', async () => {
    const long = 'Wonderful'.repeat(60)
    const story = Array.from({ length: 1500 }, (_, index) => `w${index}`).join(' ')
    const figures = { quantity: '123456789012', rate: '9'.repeat(40), amount: '9'.repeat(40) }
    const pdf = await make({
      lines: [long, story].map((description) => ({ description, ...figures })),
      number: 'N'.repeat(120),
      couple: { names: long, email: long, address: long },
      studio: { ...sheet.studio, name: long, email: long },
      description: story,
      instructions: story,
      total: '9'.repeat(60),
      tax: { label: long, amount: '9'.repeat(60) },
    })
    expect(misplacedIn(pdf, 60)).toEqual([])
    // The row and the couple's names contain the full text; elsewhere it is truncated.
    expect(wordsOf(pdf).replaceAll(' ', '').split('Wonderful').length).toBeGreaterThan(60 + 20)
    expect(wordsOf(pdf).match(/\bw1499\b/g)).toHaveLength(3)
  })

  test('is set with no lines, and with daily payments', async () => {
    const payments = Array.from({ length: 90 }, (_, index) => ({
      date: `2026-12-${index + 1}`,
      method: null,
      amount: `${index + 1}`,
    }))
    const pdf = await make({ lines: [], payments })
    expect(misplacedIn(pdf, 60)).toEqual([])
    const words = wordsOf(pdf)
    for (const { amount } of payments) expect(words).toContain(`\u2212$${amount}.00`)
  })
})

test('says how it was paid in the language of the invoice, and what somebody typed as it is', () => {
  const payments = [
    { date: '2026-12-01', method: 'Card', amount: '100' },
    { date: '2026-12-02', method: 'Twint', amount: '50' },
  ]
  const paper = invoicePaper({ ...sheet, payments }, { ...defaultLocale, language: 'fr' })
  expect(JSON.stringify(paper)).toContain(', Carte')
  expect(JSON.stringify(paper)).toContain(', Twint')
})

test('a void one requests no payment', async () => {
  const words = wordsOf(await make({ status: 'Void' }))
  expect(words).toMatch(/Void.*Void/)
  expect(words).not.toMatch(/amount due|how to pay/i)
})

test('shows and describes a logo of any format, and omits a broken one', async () => {
  const picture = sharp({ create: { width: 2000, height: 500, channels: 4, background: '#33445a80' } })
  const whole = await picture.png().toBuffer()
  for (const bytes of [whole, await picture.jpeg().toBuffer()]) {
    const pdf = await make({}, await printable(bytes))
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image\b/)
    expect(pdf.toString('latin1')).toContain('/Alt (Larkspur & Vale Weddings)')
    expect(misplacedIn(pdf, 60)).toEqual([])
  }
  expect(await printable(whole.subarray(0, 60))).toBeNull()
})

test('refunds are shown separately from payments, and not due unless owed again', async () => {
  const payments = [
    { date: '2026-12-01', method: 'Card', amount: '43200' },
    { date: '2026-12-05', method: 'Refund', amount: '-43200' },
  ]
  const pdf = await make({ status: 'Paid', isRefunded: true, payments, credited: '43200.00', open: '0.00' })
  const words = wordsOf(pdf)
  for (const word of ['Received December 1, 2026, Card', 'Refunded December 5, 2026, Refund', 'Refunded'])
    expect(words).toContain(word)
  expect(words).toContain('Refunded and not owed again \u2212$43,200.00')
  expect(words).toContain('Amount due $0.00')
  const stamp = readPdf(pdf).pages[0]?.find(({ text, size }) => text === 'Refunded' && size > 40)
  expect(stamp?.left).toBeGreaterThan(0)
})
