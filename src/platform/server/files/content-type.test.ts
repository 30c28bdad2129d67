import { describe, expect, it } from 'vitest'
import { ContentCheck } from '#platform/server/files/content-type.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wide = (text: string) => Buffer.from(text, 'utf16le')

const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/msword',
  docx,
  'text/plain',
]

function typeOf(content: Buffer, pieceBytes: number, accepted = documentTypes): string | undefined {
  const check = new ContentCheck(accepted)
  for (let at = 0; at < content.length; at += pieceBytes) {
    if (!check.take(content.subarray(at, at + pieceBytes))) return undefined
  }
  return check.finish()
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
    ['a zip that is not a Word document', Buffer.from('PK\x03\x04……xl/workbook.xml'), undefined],
    ['an OLE file that is not a Word document', Buffer.concat([ole, Buffer.alloc(900), wide('Workbook')]), undefined],
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
