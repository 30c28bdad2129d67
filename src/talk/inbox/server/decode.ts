import { decode } from 'libmime/lib/charset'

/** The bytes of a part, by its transfer encoding. */
export function decodedBytes(bytes: Buffer, encoding: string): Buffer {
  const name = encoding.toLowerCase()
  if (name === 'base64') return Buffer.from(bytes.toString('latin1'), 'base64')
  return name === 'quoted-printable' ? decodedQuotedPrintable(bytes) : bytes
}

function decodedQuotedPrintable(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replace(/=[ \t]{0,80}\r?\n/g, '')
  return Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  )
}

function inUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const plainNames = /^(|utf-?8|us-?ascii|ascii|unknown.*|default.*|binary)$/i

/** Text in its declared character set. Undeclared or wrongly declared UTF-8 is recognised. */
export function decodedText(bytes: Buffer, charset: string): string {
  const utf8 = inUtf8(bytes)
  const isPlain = plainNames.test(charset.trim())
  const text = isPlain ? (utf8 ?? decode(bytes, 'windows-1252')) : inCharset(bytes, charset, utf8)
  return text.replace(/\r\n?/g, '\n').replace(/\0/g, '').toWellFormed()
}

function inCharset(bytes: Buffer, charset: string, utf8: string | undefined): string {
  try {
    return decode(bytes, charset)
  } catch {
    return utf8 ?? bytes.toString('latin1')
  }
}
