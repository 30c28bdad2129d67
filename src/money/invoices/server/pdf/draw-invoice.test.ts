import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawInvoice } from '#money/invoices/server/pdf/draw-invoice.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { readPdf, type Run } from '#test/pdf/reader.ts'
import { sampleSheet as sheet } from '#test/pdf/sheet.ts'
import { drawingThread } from '#platform/server/paper/drawing-thread.ts'

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    description:
      `Item ${index + 1} with garlands, candles and ${'everything that belongs to it '.repeat(index % 4)}`.trim(),
    quantity: String(index + 1),
    rate: `${1000 + index}.25`,
    amount: `${2000 + index}.75`,
  }))

const read = async (changes: Partial<InvoiceSheet> = {}) =>
  readPdf(await drawInvoice({ ...sheet, ...changes }, { plannerId: 1 }))
const textOf = (pages: Run[][]) => pages.flat().map(({ text }) => text)
const wordsOf = (pages: Run[][]) => textOf(pages).join(' ').replace(/\s+/g, ' ')

function expectWithinPage(pages: Run[][]) {
  for (const { text, start, end } of pages.flat()) {
    for (const { x, y } of [start, end]) {
      expect(x, text).toBeGreaterThan(40)
      expect(x, text).toBeLessThan(612 - 59)
      expect(y, text).toBeGreaterThan(30)
      expect(y, text).toBeLessThan(792 - 40)
    }
    expect(text).not.toContain('\uFFFD')
  }
}

beforeAll(async () => {
  // The first invoice starts the worker and loads its fonts, so it is drawn in advance.
  await drawInvoice(sheet, { plannerId: 1 })
})

test('contains all data of the invoice and the studio', async () => {
  const { pages, objects, title, author } = await read()
  expect(pages).toHaveLength(1)
  expectWithinPage(pages)
  const { studio, couple } = sheet
  const words = wordsOf(pages)
  for (const shown of [studio.name, studio.phone, studio.email, studio.website, studio.taxNumber])
    expect(words).toContain(shown)
  for (const shown of [couple.names, couple.email, couple.address, 'Second instalment for your wedding.'])
    expect(words).toContain(shown)
  expect(words).toContain('November 21, 2026')
  expect(words).toContain('March 14, 2027')
  expect(words).toContain('Partially paid')
  expect(words).toContain('By check to the studio. Please name the number.')
  const texts = textOf(pages)
  for (const amount of ['1.5', '$26,666.666', '$40,000.00', '$3,200.00', '$43,200.00', '\u2212$10,000.50'])
    expect(texts).toContain(amount)
  expect(texts.filter((text) => text === '$33,199.50')).toHaveLength(2)
  expect(texts).toContain('Received December 1, 2026, Card')
  expect(texts).toContain('Page 1 of 1')
  expect(title).toBe('(Invoice INV-2027-0042)')
  expect(author).toBe('(Larkspur & Vale Weddings)')
  expect(objects).toContain('/Lang (en-US)')
})

test('keeps every row with its amount over many pages, with headings on each', async () => {
  const lines = linesOf(200)
  const { pages } = await read({ lines })
  expect(pages.length).toBeGreaterThan(5)
  expectWithinPage(pages)
  const words = wordsOf(pages)
  for (const { description } of lines) expect(words).toContain(description)
  let next = 0
  for (const [index, page] of pages.entries()) {
    const texts = page.map(({ text }) => text)
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(texts).toContain('Invoice INV-2027-0042')
    if (next < lines.length) expect(texts.filter((text) => text === 'DESCRIPTION')).toHaveLength(1)
    for (
      let line = lines[next];
      line && texts.some((text) => text.startsWith(`Item ${next + 1} `));
      line = lines[++next]
    ) {
      const first = page.find(({ text }) => text.startsWith(`Item ${next + 1} `))!
      const beside = page.filter(({ start }) => start.y === first.start.y).map(({ text }) => text)
      expect(beside.slice(0, 3)).toEqual([
        line.quantity,
        `$${line.rate.replace('1', '1,')}`,
        `$${line.amount.replace('2', '2,')}`,
      ])
      expect(words).toContain(line.description)
    }
  }
  expect(next).toBe(200)
})

test('aligns figures in columns', async () => {
  const { pages } = await read({ lines: linesOf(12) })
  const amounts = pages.flat().filter(({ text }) => /^\$2,0\d\d\.75$/.test(text))
  expect(amounts).toHaveLength(12)
  for (const { start, end } of amounts) {
    expect(end.x).toBeCloseTo(552, 1)
    expect(start.x).toBeCloseTo(amounts[0]!.start.x, 1)
  }
})

describe('any text', () => {
  test('keeps its line breaks, however they are written', async () => {
    const couple = { names: 'Zoë', email: null, address: 'Mill House\r\n9 Linden Court\rHudson\u2028New York' }
    const { pages } = await read({ couple })
    const wanted = ['Mill House', '9 Linden Court', 'Hudson', 'New York']
    const lines = pages.flat().filter(({ text }) => wanted.includes(text))
    expect(lines.map(({ text }) => text)).toEqual(wanted)
    expect(new Set(lines.map(({ start }) => start.y)).size).toBe(wanted.length)
  })

  test('letters without a glyph leave no empty boxes', async () => {
    const { pages } = await read({
      studio: { ...sheet.studio, name: 'ᚠᚢᚦ & Vale 💍' },
      couple: { names: 'Tom 👨‍👩‍👧 & ꆈꌠ\u202E\u0000\uD800 ｆｕｌｌ', email: null },
      lines: [{ description: '𐎠𐎼𐎹', quantity: '１２', rate: 'by the hour', amount: '' }],
    })
    expectWithinPage(pages)
    const words = wordsOf(pages)
    expect(words).toContain('… & Vale')
    expect(words).toContain('Tom & … full')
    expect(words).toContain('by the hour')
    expect(textOf(pages)).toContain('12')
  })

  test('long words are broken, long rows continue, and large amounts shrink', async () => {
    const long = 'Wonderful'.repeat(60)
    const story = Array.from({ length: 1500 }, (_, index) => `w${index}`).join(' ')
    const lines = [long, story].map((description) => ({
      description,
      quantity: '123456789012',
      rate: '9'.repeat(40),
      amount: '9'.repeat(40),
    }))
    const { pages } = await read({
      lines,
      number: 'N'.repeat(120),
      couple: { names: long, email: long, address: long },
      studio: { ...sheet.studio, name: long, email: long },
      description: story,
      instructions: story,
      total: '9'.repeat(60),
      tax: { label: long, amount: '9'.repeat(60) },
    })
    expectWithinPage(pages)
    // The row and the couple's names contain the full text; elsewhere it is truncated.
    expect(textOf(pages).join('').split('Wonderful').length).toBeGreaterThan(60 + 20)
    expect(wordsOf(pages).match(/\bw1499\b/g)).toHaveLength(3)
  })

  test('is valid with no lines and daily payments', async () => {
    const payments = Array.from({ length: 90 }, (_, index) => ({
      date: `2026-12-${index + 1}`,
      method: null,
      amount: `${index + 1}`,
    }))
    const { pages } = await read({ lines: [], payments })
    expectWithinPage(pages)
    for (const { amount } of payments) expect(textOf(pages)).toContain(`\u2212$${amount}.00`)
  })
})

test('a void one requests no payment', async () => {
  const words = wordsOf((await read({ status: 'Void' })).pages)
  expect(words).toMatch(/Void.*Void/)
  expect(words).not.toMatch(/amount due|how to pay/i)
})

test('shows a logo of any format, and omits a broken one', async () => {
  const picture = sharp({ create: { width: 2000, height: 500, channels: 4, background: '#33445a80' } })
  for (const logo of [await picture.png().toBuffer(), await picture.jpeg().toBuffer()]) {
    const { objects, pages } = await read({ studio: { ...sheet.studio, logo } })
    expect(objects).toContain('/Subtype /Image')
    expectWithinPage(pages)
  }
  const whole = await picture.png().toBuffer()
  const { objects, pages } = await read({ studio: { ...sheet.studio, logo: whole.subarray(0, 60) } })
  expect(objects).not.toContain('/Subtype /Image')
  expect(wordsOf(pages)).toContain(sheet.studio.name)
})

test('an invoice that can’t be drawn fails alone, and the next ones are drawn', async () => {
  const broken = { ...sheet, lines: undefined as unknown as InvoiceSheet['lines'] }
  const asked = await Promise.allSettled([sheet, broken, sheet].map((one) => drawInvoice(one, { plannerId: 1 })))
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('one that takes too long is refused with a reason, one that nobody waits for ends, and the next ones are drawn', async () => {
  const long = { ...sheet, lines: linesOf(2000) }
  const impatient = drawingThread('money/invoices/server/pdf/worker.ts', 1)
  await expect(impatient(long, { plannerId: 1 })).rejects.toMatchObject({
    reason: 'too-large',
    details: { message: expect.stringContaining('takes too long to draw') },
  })
  const leaving = new AbortController()
  const left = drawInvoice(long, { plannerId: 1, gone: leaving.signal })
  const next = drawInvoice(sheet, { plannerId: 1 })
  leaving.abort()
  await expect(left).rejects.toMatchObject({ reason: 'busy' })
  expect((await next).length).toBeGreaterThan(1000)
})

test('a long one does not block the server', async () => {
  const lines = linesOf(200)
  await drawInvoice({ ...sheet, lines }, { plannerId: 1 })
  let turns = 0
  const turning = setInterval(() => (turns += 1), 5)
  await drawInvoice({ ...sheet, lines }, { plannerId: 1 })
  clearInterval(turning)
  // Drawing in this thread would have blocked the loop.
  expect(turns).toBeGreaterThan(3)
})

test('refunds are shown separately from payments, and not due unless owed again', async () => {
  const payments = [
    { date: '2026-12-01', method: 'Card', amount: '43200' },
    { date: '2026-12-05', method: 'Refund', amount: '-43200' },
  ]
  const changes = { status: 'Paid', isRefunded: true, payments, credited: '43200.00', open: '0.00' } as const
  const { pages } = await read({ ...changes, payments: [...payments] })
  const words = wordsOf(pages)
  for (const word of ['Received December 1, 2026, Card', 'Paid back December 5, 2026, Refund', 'Refunded'])
    expect(words).toContain(word)
  const amountBeside = (name: string) => textOf(pages)[textOf(pages).indexOf(name) - 1]
  expect(amountBeside('Paid back and not owed again')).toBe('\u2212$43,200.00')
  expect(words).toContain('Amount due $0.00')
  expectWithinPage(pages.map((runs) => runs.filter(({ text }) => text !== 'Refunded')))
  const stamp = pages[0]?.find(({ text }) => text === 'Refunded')
  expect(stamp?.start.x).toBeGreaterThan(0)
  expect(stamp?.end.x).toBeLessThan(612)
})
