import { expect, test } from 'vitest'
import { invoicePaper, invoiceTemplate } from '#money/invoices/server/paper/invoice-paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'
import { typeset, Typesetter, type Paper } from '#platform/server/paper/typeset.ts'
import { readPdf, readStructure, textOf, wordsOf } from '#test/pdf/reader.ts'
import { sampleSheet as sheet } from '#test/pdf/sheet.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

const paperOf = (changes: Partial<InvoiceSheet> = {}): Paper => ({
  template: invoiceTemplate,
  size: 'letter',
  data: invoicePaper({ ...sheet, ...changes }, defaultLocale),
})
const make = (changes: Partial<InvoiceSheet> = {}) => typeset(paperOf(changes), { plannerId: 1 })
const described = (descriptions: readonly string[]) => ({
  lines: descriptions.map((description) => ({ description, quantity: '1', rate: '2', amount: '2' })),
})

test('what people type is never read as source', async () => {
  const typed = [
    '#read("/etc/passwd")',
    '#include "/platform/styles.typ"',
    '$x^2$ and @reference <label> *strong* _slanted_ `raw` ```code```',
    '= A heading // no comment /* nor this */ \\u{41} \\ ~ -- --- ...',
    '"quotes" #image("/pictures/logo.png") #{ panic() } [content] ]',
  ]
  const said = readStructure(await make(described(typed))).map((one) => one.replace(/\s+/g, ''))
  for (const one of typed) expect(said).toContain(`TD${one.replaceAll(' ', '')}`)
})

test('a template reads nothing outside of the sources, and loads no packages', async () => {
  const reads = (data: object) => {
    const paper = { template: 'platform/server/paper/reading.test.typ', size: 'letter', data } as const
    return new Typesetter().typeset(paper, { plannerId: 1 })
  }
  expect(wordsOf(await reads({ file: '/platform/server/paper/reading.test.typ' }))).toContain(
    'Reads what it is told to',
  )
  for (const file of ['/etc/passwd', '/../package.json', '../../../../package.json', '/../.git/config'])
    await expect(reads({ file }), file).rejects.toThrow('reading.test.typ')
  await expect(reads({ package: '@preview/cetz:0.3.0' })).rejects.toThrow('reading.test.typ')
})

test('5,000 lines are set, or refused in words', async () => {
  const lines = Array.from({ length: 5000 }, (_, row) => `Chair ${row}`)
  const made = await make(described(lines)).catch((error: unknown) => error)
  if (Buffer.isBuffer(made)) expect(textOf(made)).toContain('Chair 4999')
  else expect(made).toMatchObject({ reason: 'too-large' })
})

test('one that cannot be set fails alone, and the next ones are set', async () => {
  const broken = { ...paperOf(), data: { title: 'Without a studio' } }
  const asked = await Promise.allSettled([paperOf(), broken, paperOf()].map((one) => typeset(one, { plannerId: 1 })))
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('one that takes too long is refused with a reason, and one that nobody waits for ends', async () => {
  const impatient = new Typesetter({ patience: 1 })
  await expect(impatient.typeset(paperOf(), { plannerId: 1 })).rejects.toMatchObject({
    reason: 'too-large',
    details: { message: expect.stringContaining('too long for one PDF') },
  })
  const leaving = new AbortController()
  const left = typeset(paperOf(described(Array.from({ length: 2000 }, String))), { plannerId: 1, gone: leaving.signal })
  const next = make()
  leaving.abort()
  await expect(left).rejects.toMatchObject({ reason: 'busy' })
  expect((await next).length).toBeGreaterThan(1000)
})

test('one that needs too much of the processor ends, however long it takes', async () => {
  const long = paperOf(described(Array.from({ length: 2000 }, (_, row) => `Chair ${row}`)))
  const busy = new Typesetter({ seconds: 0.2 })
  await expect(busy.typeset(long, { plannerId: 1 })).rejects.toMatchObject({ reason: 'too-large' })
})

test('one that needs too much memory ends, and the next one is set', async () => {
  const huge = { ...paperOf(), template: 'platform/server/paper/too-large.test.typ' }
  await expect(new Typesetter().typeset(huge, { plannerId: 1 })).rejects.toMatchObject({ reason: 'too-large' })
  expect((await make()).length).toBeGreaterThan(1000)
})

test('a long one does not block the server', async () => {
  const lines = described(Array.from({ length: 300 }, String))
  await make(lines)
  let turns = 0
  const turning = setInterval(() => (turns += 1), 5)
  await make(lines)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(3)
})

test('paper is Letter or A4', async () => {
  const sizeOf = async (size: Paper['size']) => {
    const { width, height } = readPdf(await typeset({ ...paperOf(), size }, { plannerId: 1 }))
    return [Math.floor(width), Math.floor(height)]
  }
  expect(await sizeOf('letter')).toEqual([612, 792])
  expect(await sizeOf('a4')).toEqual([595, 841])
})
