import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMail } from '#talk/inbox/server/read-mail.ts'
import { rawMail } from '#test/mails.ts'

const limits = { fileBytes: 10 * 1024 * 1024, files: 5 }
const pieceBytes = 64 * 1024

function* inPieces(raw: Buffer) {
  for (let at = 0; at < raw.length; at += pieceBytes) yield raw.subarray(at, at + pieceBytes)
}
const read = (raw: Buffer | string) =>
  readMail(Readable.from(inPieces(Buffer.from(raw as Buffer)), { objectMode: false }), limits)

const head = 'From: Emma <Emma@Example.com>\r\nTo: reply@studio.example\r\nMIME-Version: 1.0\r\n'

describe('a mail', () => {
  it('is read with its texts and files', async () => {
    const files = [
      { name: 'plan.txt', bytes: 'Table 1' },
      { name: 'Gästeliste.txt', bytes: 'Ä'.repeat(1000) },
    ]
    const mail = await read(
      rawMail({ from: '"Hart, Emma" <Emma@Example.com>', text: 'Hi Rosa', html: '<p>Hi</p>', files }),
    )
    expect(mail).toMatchObject({
      from: { name: 'Hart, Emma', address: 'emma@example.com' },
      subject: 'Re: Message',
      text: 'Hi Rosa',
      isBroken: false,
      report: undefined,
    })
    expect(mail.files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['plan.txt', 'Table 1'],
      ['Gästeliste.txt', 'Ä'.repeat(1000)],
    ])
  })

  it.each([
    ['UTF-8', 'text/plain; charset=utf-8', 'quoted-printable', 'Gr=C3=BC=C3=9Fe =\r\naus K=C3=B6ln', 'Grüße aus Köln'],
    ['Latin 1', 'text/plain; charset=iso-8859-1', 'quoted-printable', 'Gr=FC=DFe', 'Grüße'],
    ['Base64', 'text/plain; charset=utf-8', 'base64', 'R3LDvMOfZQ==', 'Grüße'],
    ['Japanese', 'text/plain; charset=iso-2022-jp', '7bit', '\x1b$B$O$$\x1b(B', 'はい'],
    ['UTF-8 that says it is ASCII', 'text/plain; charset=us-ascii', '8bit', 'Grüße', 'Grüße'],
    ['an unknown character set', 'text/plain; charset=klingon', '8bit', 'Hello', 'Hello'],
    ['an unknown encoding', 'text/plain', 'x-rot13', 'Hello', 'Hello'],
    ['broken Base64', 'text/plain', 'base64', 'SGVsbG8*****', 'Hello'],
    ['broken quoted-printable', 'text/plain', 'quoted-printable', 'Hello =ZZ =4', 'Hello =ZZ =4'],
    ['flowed text', 'text/plain; format=flowed', '7bit', 'Hello \r\nRosa\r\n-- \r\nEmma', 'Hello Rosa\n-- \nEmma'],
    ['HTML only', 'text/html', '7bit', '<p>Hello&nbsp;Rosa</p>', 'Hello Rosa'],
    ['no type', 'x', '7bit', 'Hello', 'Hello'],
  ])('is decoded: %s', async (_, type, encoding, body, text) => {
    const raw = `${head}Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`
    expect((await read(raw)).text).toBe(text)
  })

  it('without a multipart boundary, an end or a body is read as far as it goes', async () => {
    expect((await read(`${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nHello`)).text).toBe('Hello')
    expect(await read('')).toMatchObject({ text: '', from: undefined, files: [] })
    expect(await read(head)).toMatchObject({ text: '', from: { address: 'emma@example.com' } })
  })

  it.each([
    ['two senders', 'From: a@example.com, b@example.com\r\n\r\n', undefined],
    ['two From headers', 'From: a@example.com\r\nFrom: b@example.com\r\n\r\n', undefined],
    ['an address in the name', 'From: "emma@example.com" <eve@evil.example>\r\n\r\n', 'eve@evil.example'],
    ['an encoded name', 'From: =?utf-8?q?Em=C3=A4?= <a@example.com>\r\n\r\n', 'a@example.com'],
    ['a comment', 'From: a@example.com (b@example.com)\r\n\r\n', 'a@example.com'],
  ])('names its sender: %s', async (_, raw, address) => {
    expect((await read(raw)).from?.address).toBe(address)
  })

  it('keeps only files that are within the limits', async () => {
    const files = Array.from({ length: 7 }, (_, index) => ({ name: `${index}.txt`, bytes: 'x' }))
    const many = await read(rawMail({ text: 'Hi', files }))
    expect([many.files.length, many.leftOut]).toEqual([5, [{ name: '5.txt' }, { name: '6.txt' }]])
    const large = await read(
      rawMail({ text: 'Hi', files: [{ name: 'a.pdf', bytes: Buffer.alloc(limits.fileBytes + 1) }] }),
    )
    expect([large.files.length, large.leftOut]).toEqual([0, [{ name: 'a.pdf' }]])
  })
})

describe('any input', () => {
  const boundary = fc.constantFrom('x', 'x y', '', '=', 'x'.repeat(80))
  const headerLine = fc.oneof(
    fc.tuple(
      fc.constantFrom('Content-Type', 'From', 'Subject', 'Content-Disposition', 'Content-Transfer-Encoding', 'X'),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        boundary.map((one) => `multipart/mixed; boundary="${one}"`),
        fc.constantFrom(
          'text/html; charset=utf-7',
          'base64',
          'quoted-printable',
          'message/rfc822',
          '=?x?q?=F?=',
          'a@b.co',
        ),
      ),
    ),
    fc.tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 })),
  )
  const block = fc.oneof(
    fc
      .array(headerLine, { maxLength: 6 })
      .map((lines) => `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`),
    boundary.map((one) => `\r\n--${one}\r\n`),
    boundary.map((one) => `\r\n--${one}--\r\n`),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  const generated = fc.oneof(
    fc.array(block, { maxLength: 12 }).map((blocks) => Buffer.from(blocks.join(''))),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    fc.array(block, { maxLength: 12 }).map((blocks) => Buffer.from(blocks.join(''), 'latin1')),
  )

  it('is read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(generated, async (raw) => {
        const mail = await read(raw)
        expect(mail.text.isWellFormed() && mail.subject.isWellFormed()).toBe(true)
        expect(mail.text).not.toContain('\0')
      }),
      { numRuns: 400 },
    )
  })

  const mb = 1024 * 1024
  const filled = (unit: string, most = 30 * mb) => unit.repeat(Math.floor(most / unit.length))
  const nested = (levels: number) =>
    Array.from(
      { length: levels },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join('')

  it.each([
    ['30 MB of text', () => `${head}\r\n${filled('hello world\r\n')}`],
    ['30 MB in one line', () => `${head}\r\n${filled('x')}`],
    ['30 MB of empty lines', () => `${head}\r\n${filled('\r\n')}`],
    ['30 MB of HTML tags', () => `${head}Content-Type: text/html\r\n\r\n${filled('<')}`],
    [
      '30 MB of soft line breaks',
      () => `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${filled('=41=\r\n')}`,
    ],
    ['30 MB of flowed text', () => `${head}Content-Type: text/plain; format=flowed\r\n\r\n${filled('hello \r\n')}`],
    ['30 MB of headers', () => filled('X: y\r\n')],
    ['30 MB in one header', () => `From: ${filled('a@b.c, ')}`],
    [
      'millions of parts',
      () => `${head}Content-Type: multipart/mixed; boundary=B\r\n\r\n${filled('--B\r\n\r\nx\r\n')}`,
    ],
    ['thousands of levels', () => head + nested(100_000)],
    ['thousands of mails in mails', () => head + filled('Content-Type: message/rfc822\r\n\r\n')],
    [
      '30 MB of Base64',
      () =>
        `${head}Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${filled(`${'A'.repeat(76)}\r\n`)}`,
    ],
    ['encoded words', () => `Subject: ${filled('=?utf-8?q?a?= ', 200_000)}\r\n\r\nHello`],
    ['open brackets in an address', () => `From: ${filled('(', 200_000)}\r\n\r\nHello`],
  ])('is read, and little of it is kept: %s', { timeout: 120_000 }, async (_, make) => {
    const mail = await read(Buffer.from(make(), 'latin1'))
    const kept = mail.text.length + mail.subject.length + mail.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
    expect(kept).toBeLessThan(mb)
    expect(mail.leftOut.length).toBeLessThanOrEqual(300)
  })
})
