import { beforeAll, describe, expect, test } from 'vitest'
import { drawInvoice } from '#money/invoices/server/pdf/draw-invoice.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { readPdf, type Run } from '#test/pdf/reader.ts'
import { sampleSheet as sheet } from '#test/pdf/sheet.ts'
import { readStructure, type Element } from '#test/pdf/structure.ts'

const described = (...descriptions: string[]): Partial<InvoiceSheet> => ({
  lines: descriptions.map((description) => ({ description, quantity: '1', rate: '2', amount: '2' })),
})
const draw = (changes: Partial<InvoiceSheet>) => drawInvoice({ ...sheet, ...changes }, { plannerId: 1 })
const read = async (changes: Partial<InvoiceSheet>) => readPdf(await draw(changes)).pages.flat()
const noto = (runs: Run[]) => runs.filter(({ font }) => font.startsWith('NotoSans'))
const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('')
const flat = (element: Element): Element[] => [element, ...element.parts.flatMap(flat)]

beforeAll(async () => {
  await draw({})
})

test.each([
  ['Greek, in the display face', 'Γάμος'],
  ['Hebrew', 'דניאל ונועה'],
  ['Arabic', 'محمد قبل مئة'],
  ['Persian', 'می‌خواهم'],
  ['Chinese', '王小明的婚礼策划'],
  ['Japanese', 'フラワーデザインと披露宴'],
  ['Korean', '김민준 결혼식'],
  ['Hindi', 'शादी की योजना'],
  ['Bengali', 'বিয়ের পরিকল্পনা'],
  ['Tamil', 'திருமண திட்டமிடல்'],
  ['Telugu', 'పెళ్లి ప్రణాళిక'],
  ['Thai', 'งานแต่งงานพิธีทั้งหมด'],
  ['Georgian', 'ქორწილის დაგეგმვა'],
  ['Armenian', 'Հարսանիքի պլանավորում'],
  ['Khmer', 'ពិធីមង្គលការ'],
  ['Amharic', 'የሠርግ ዕቅድ'],
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['Cyrillic', 'Свадьба Ёлкин Їжак'],
])('draws %s', async (_, text) => {
  const studio = { ...sheet.studio, name: text }
  const pdf = await draw({ studio, couple: { names: text, email: null }, ...described(text) })
  const runs = readPdf(pdf).pages.flat()
  expect(textOf(runs)).not.toMatch(/[\uFFFD…]/)
  const said = flat(readStructure(pdf).root).map(({ says }) => says)
  expect(said.filter((one) => one === text).length).toBeGreaterThanOrEqual(3)
  for (const { start, end } of runs) {
    expect(start.x).toBeGreaterThan(40)
    expect(end.x).toBeLessThan(612 - 59)
  }
})

describe('direction', () => {
  test('right-to-left text is placed in order beside left-to-right text', async () => {
    const runs = await read(described('דניאל (2027) & Zoë'))
    const row = runs.filter(({ start }) => start.y === noto(runs)[0]!.start.y && start.x < 300)
    const seen = row.toSorted((a, b) => a.start.x - b.start.x)
    expect(textOf(seen)).toBe('Zoë & (2027) לאינד')
    expect(textOf(noto(runs))).toBe('לאינד')
  })

  test('Arabic letters are joined, and each keeps its own text', async () => {
    const joined = noto(await read(described('ببب')))[0]!
    const apart = noto(await read(described('ب ب ب')))
    const width = (run: Run) => run.end.x - run.start.x
    expect(width(joined)).toBeLessThan(0.8 * apart.reduce((sum, run) => sum + width(run), 0))
    // They share a shape without dots.
    expect(textOf(noto(await read(described('قبلمئةيتن'))))).toBe(Array.from('قبلمئةيتن').reverse().join(''))
  })

  test('right-to-left address lines are right-aligned', async () => {
    const couple = { names: 'Noa', email: null, address: 'רחוב הרצל הארוך\nתל אביב' }
    const lines = Map.groupBy(noto(await read({ couple })), ({ start }) => start.y)
    const [first, second] = Array.from(lines.values(), (line) => Math.max(...line.map(({ end }) => end.x)))
    expect(lines.size).toBe(2)
    expect(first).toBeCloseTo(second!, 1)
  })
})

test('a word is drawn in one font, even if the invoice’s font has some of its letters', async () => {
  const runs = await read({ studio: { ...sheet.studio, name: 'Studio μάγος' } })
  expect(noto(runs).map(({ text }) => text)).toEqual(['μάγος'])
})

test('Chinese characters take the form of their language', async () => {
  const formOf = async (text: string) => noto(await read(described(text)))[0]?.font.split('-')[1]
  expect(await formOf('王小明')).toBe('sc')
  expect(await formOf('李國華')).toBe('tc')
  expect(await formOf('直美のドレス')).toBe('jp')
  expect(await formOf('渡辺')).toBe('jp')
  expect(await formOf('結婚식')).toBe('kr')
})

test('text without spaces fills its lines, and no line starts with a full stop', async () => {
  const runs = noto(await read(described('婚礼策划与花艺设计，包括仪式。'.repeat(12), 'การวางแผนงานแต่งงาน'.repeat(8))))
  const lines = Map.groupBy(runs, ({ start }) => start.y)
  expect(lines.size).toBeGreaterThan(8)
  for (const line of lines.values()) {
    expect(textOf(line)).not.toMatch(/^[。，]/)
    expect(line.at(-1)!.end.x).toBeLessThan(60 + 248 + 0.1)
  }
})

test('an emoji is removed, and letters without a glyph become three dots', async () => {
  const runs = await read(described('Arch 💍 👨‍👩‍👧 🇨🇳 🥂 and ᚠᚢᚦ ꆈꌠ'))
  expect(textOf(runs)).toContain('Arch and …')
})

test('only used glyphs and fonts are embedded', async () => {
  expect(noto(await read({}))).toEqual([])
  const plain = await draw({ couple: { names: 'Wang & Noa', email: null } })
  const couple = await draw({ couple: { names: '王小明 & محمد', email: null } })
  expect(couple.length - plain.length).toBeLessThan(15_000)
})

test('very many different letters do not prevent drawing', async () => {
  const rare = Array.from({ length: 4000 }, (_, index) => String.fromCodePoint(0x3400 + index * 13)).join('')
  const runs = await read({
    ...described(rare.slice(0, 1500), rare.slice(1500)),
    couple: { names: '王小明', email: null },
  })
  expect(textOf(runs)).toContain('王')
  expect(textOf(runs)).toContain('…')
  expect(textOf(runs)).not.toContain('\uFFFD')
})
