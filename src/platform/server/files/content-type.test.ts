import { describe, expect, it } from 'vitest'
import { ContentCheck } from '#platform/server/files/content-type.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wide = (text: string) => Buffer.from(text, 'utf16le')

const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/msword',
  docx,
  'application/vnd.ms-excel',
  xlsx,
  pptx,
  'text/plain',
]

function typeOf(content: Buffer, pieceBytes: number, accepted = documentTypes, name?: string): string | undefined {
  const check = new ContentCheck(accepted)
  for (let at = 0; at < content.length; at += pieceBytes) {
    if (!check.take(content.subarray(at, at + pieceBytes))) return undefined
  }
  return check.finish(name)
}

describe.each([1, 7, 65_536])('in chunks of %i bytes', (pieceBytes) => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n…'), 'application/pdf'],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
    ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
    ['a .doc document', Buffer.concat([ole, Buffer.alloc(900), wide('WordDocument')]), 'application/msword'],
    ['a .docx document', Buffer.from('PK\x03\x04……[Content_Types].xml……word/document.xml', 'utf8'), docx],
    ['text', Buffer.from('Menü\r\n\t1. Crème brûlée 🎂\f'), 'text/plain'],
    ['short text', Buffer.from('ok'), 'text/plain'],
    ['HTML, which is text', Buffer.from('<script>alert(1)</script>'), 'text/plain'],
    ['an empty file', Buffer.alloc(0), undefined],
    ['an .xls sheet', Buffer.concat([ole, Buffer.alloc(900), wide('Workbook')]), 'application/vnd.ms-excel'],
    ['an .xlsx sheet', Buffer.from('PK\x03\x04……[Content_Types].xml……xl/workbook.xml……xl/styles.xml'), xlsx],
    ['a .pptx presentation', Buffer.from('PK\x03\x04……[Content_Types].xml……ppt/presentation.xml'), pptx],
    ['a zip of something else', Buffer.from('PK\x03\x04……plan.js……xl/'), undefined],
    ['an OLE file of something else', Buffer.concat([ole, Buffer.alloc(900), wide('VisioDocument')]), undefined],
    ['a binary sheet', Buffer.from('PK\x03\x04……xl/workbook.bin'), undefined],
    ['a sheet with macros', Buffer.from('PK\x03\x04……xl/workbook.xml……xl/vbaProject.bin'), undefined],
    ['a presentation with macros', Buffer.from('PK\x03\x04……ppt/vbaProject.bin……ppt/presentation.xml'), undefined],
    [
      'an old sheet with macros',
      Buffer.concat([ole, wide('Workbook'), Buffer.alloc(900), wide('_VBA_PROJECT_CUR')]),
      undefined,
    ],
    ['an executable', Buffer.from('7f454c4602010100', 'hex'), undefined],
    [
      'text with a NUL byte after 9,000 characters',
      Buffer.concat([Buffer.alloc(9000, 'a'), Buffer.from([0])]),
      undefined,
    ],
    ['text in another encoding', Buffer.from('Men\xfc und mehr davon', 'latin1'), undefined],
    ['text that ends in the middle of a character', Buffer.from('Menü').subarray(0, -1), undefined],
    ['a PDF that comes after something else', Buffer.from('\x01\x02%PDF-1.7'), undefined],
  ])('detects %s', (_, content, type) => {
    expect(typeOf(content, pieceBytes)).toBe(type)
  })

  it('takes a file that holds another one for what its name says', () => {
    const both = Buffer.from('PK\x03\x04……word/document.xml……word/embeddings/xl/workbook.xml')
    expect(typeOf(both, pieceBytes, documentTypes, 'Offer.docx')).toBe(docx)
    expect(typeOf(both, pieceBytes, documentTypes, 'Offer.XLSX')).toBe(xlsx)
    expect(typeOf(both, pieceBytes, documentTypes, 'Offer.pptx')).toBe(docx)
  })

  it('rejects what does not start like an accepted type', () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    let passed = 0
    const check = new ContentCheck(['image/png'])
    for (let at = 0; at < svg.length && check.take(svg.subarray(at, at + pieceBytes)); at += pieceBytes)
      passed += pieceBytes
    expect(passed).toBeLessThan(12)
    expect(typeOf(Buffer.from('%PDF-1.7 and more'), pieceBytes, ['image/png'])).toBeUndefined()
  })
})
