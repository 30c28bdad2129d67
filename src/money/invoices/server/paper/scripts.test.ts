import { describe, expect, test } from 'vitest'
import { invoicePaper, invoiceTemplate } from '#money/invoices/server/paper/invoice-paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'
import { typeset } from '#platform/server/paper/typeset.ts'
import { faultsOf, misplacedIn, readPdf, textOf, wordsOf, type Run } from '#test/pdf/reader.ts'
import { sampleSheet as sheet } from '#test/pdf/sheet.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

const described = (...descriptions: string[]): Partial<InvoiceSheet> => ({
  lines: descriptions.map((description) => ({ description, quantity: '1', rate: '2', amount: '2' })),
})
const make = (changes: Partial<InvoiceSheet>) =>
  typeset(
    { template: invoiceTemplate, size: 'letter', data: invoicePaper({ ...sheet, ...changes }, defaultLocale) },
    { plannerId: 1 },
  )
const read = async (changes: Partial<InvoiceSheet>) => readPdf(await make(changes)).pages.flat()
const noto = (runs: Run[]) => runs.filter(({ font }) => /^(NotoSans|IBMPlex)/.test(font))
const own = /Inter|Playfair/

test.each([
  ['Greek', 'Γάμος', own],
  ['Hebrew', 'דניאל ונועה', /NotoSansHebrew/],
  ['Arabic', 'محمد قبل مئة', /IBMPlexSansArabic/],
  ['Chinese', '王小明的婚礼策划', /NotoSansSC/],
  ['Japanese', 'フラワーデザインと披露宴', /NotoSansJP/],
  ['Korean', '김민준 결혼식', /NotoSansKR/],
  ['Hindi', 'शादी की योजना', /NotoSans/],
  ['Bengali', 'বিয়ের পরিকল্পনা', /NotoSansBengali/],
  ['Tamil', 'திருமண திட்டமிடல்', /NotoSansTamil/],
  ['Telugu', 'పెళ్లి ప్రణాళిక', /NotoSansTelugu/],
  ['Thai', 'งานแต่งงานพิธีทั้งหมด', /IBMPlexSansThai/],
  ['Georgian', 'ქორწილის დაგეგმვა', /NotoSansGeorgian/],
  ['Armenian', 'Հարսանիքի պլանավորում', /NotoSansArmenian/],
  ['Khmer', 'ពិធីមង្គលការ', /NotoSansKhmer/],
  ['Amharic', 'የሠርግ ዕቅድ', /NotoSansEthiopic/],
  ['Vietnamese', 'Nguyễn Thị Hường', own],
  ['Cyrillic', 'Свадьба Ёлкин Їжак', own],
  ['several', 'Zoë & 王小明, דניאל, محمد', /NotoSansSC/],
])('sets %s, and its text can be copied', async (script, text, font) => {
  const studio = { ...sheet.studio, name: text }
  const pdf = await make({ studio, couple: { names: text, email: null }, ...described(text) })
  expect(wordsOf(pdf)).not.toContain('…')
  expect(faultsOf(pdf)).toEqual([])
  expect(misplacedIn(pdf, 60)).toEqual([])
  const fonts = readPdf(pdf)
    .pages.flat()
    .map((run) => run.font)
  expect(
    fonts.some((name) => font.test(name)),
    fonts.join(),
  ).toBe(true)
  const copied = textOf(pdf).replaceAll(/\s/g, '')
  // Letters that are put together from parts are copied once for each part.
  const isWhole = !['Bengali', 'Khmer'].includes(script)
  for (const word of text.split(/[ ,&]+/))
    if (isWhole) expect(copied.split(word).length, word).toBeGreaterThanOrEqual(4)
    else for (const letter of word) expect(copied).toContain(letter)
})

describe('direction', () => {
  test('right-to-left text is placed in order beside left-to-right text', async () => {
    const runs = await read(described('דניאל (2027) & Zoë'))
    const leftOf = (word: string) => runs.find(({ text, top }) => text.includes(word) && top > 200)!.left
    const name = noto(runs)[0]!.left
    expect(leftOf('2027')).toBeLessThan(name)
    expect(leftOf('Zoë')).toBeLessThan(name)
  })

  test('right-to-left address lines are right-aligned', async () => {
    const couple = { names: 'Noa', email: null, address: 'רחוב הרצל הארוך\nתל אביב' }
    const lines = Map.groupBy(noto(await read({ couple })), ({ top }) => Math.round(top))
    const [first, second] = Array.from(lines.values(), (line) => Math.max(...line.map(({ right }) => right)))
    expect(lines.size).toBe(2)
    expect(first).toBeCloseTo(second!, 0)
  })
})

test('Chinese characters take the form of their language', async () => {
  const formOf = async (text: string) => /NotoSans(..)/.exec(noto(await read(described(text)))[0]!.font)?.[1]
  expect(await formOf('王小明')).toBe('SC')
  expect(await formOf('李國華')).toBe('TC')
  expect(await formOf('直美のドレス')).toBe('JP')
  expect(await formOf('渡辺')).toBe('JP')
  expect(await formOf('結婚식')).toBe('KR')
})

test('text without spaces fills its lines, and no line starts with a full stop', async () => {
  const pdf = await make(described('婚礼策划与花艺设计，包括仪式。'.repeat(12), 'การวางแผนงานแต่งงาน'.repeat(8)))
  const lines = textOf(pdf)
    .split('\n')
    .filter((line) => /[婚仪งา]/.test(line))
  expect(lines.length).toBeGreaterThan(7)
  for (const line of lines) expect(line).not.toMatch(/^[。，]/)
  expect(misplacedIn(pdf, 60)).toEqual([])
})

test('an emoji is removed, and letters without a glyph become three dots', async () => {
  const words = wordsOf(await make(described('Arch 💍 👨‍👩‍👧 🇨🇳 🥂 and ᚠᚢᚦ ꆈꌠ, ｆｕｌｌ می‌خواهم')))
  expect(words).toContain('Arch and …')
  expect(words).toContain('full')
})

test('only used glyphs and fonts are embedded', async () => {
  expect(noto(await read({}))).toEqual([])
  const plain = await make({ couple: { names: 'Wang & Noa', email: null } })
  const couple = await make({ couple: { names: '王小明 & محمد', email: null } })
  expect(couple.length - plain.length).toBeLessThan(20_000)
})

test('very many different letters do not prevent a document', async () => {
  const rare = Array.from({ length: 4000 }, (_, index) => String.fromCodePoint(0x3400 + index * 13)).join('')
  const words = wordsOf(
    await make({ ...described(rare.slice(0, 1500), rare.slice(1500)), couple: { names: '王小明', email: null } }),
  )
  expect(words).toContain('王')
  expect(words).toContain('…')
})
