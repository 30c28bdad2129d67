/**
 * A type is recognised by its first bytes, and where several types share these, by a name inside the file; `lacks` names
 * what may not be in it, which are macros.
 */
type Kind = {
  type: string
  endings: readonly string[]
  begins: Buffer
  at?: number
  holds?: Buffer
  lacks?: Buffer
}

const ascii = (text: string) => Buffer.from(text, 'latin1')
const hex = (digits: string) => Buffer.from(digits, 'hex')

const wide = (text: string) => Buffer.from(text, 'utf16le')
const ole = hex('d0cf11e0a1b11ae1')
const zip = ascii('PK\x03\x04')
const office = 'application/vnd.openxmlformats-officedocument'

const kinds: readonly Kind[] = [
  { type: 'application/pdf', endings: ['pdf'], begins: ascii('%PDF-') },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: hex('ffd8ff') },
  { type: 'image/png', endings: ['png'], begins: hex('89504e470d0a1a0a') },
  { type: 'image/gif', endings: ['gif'], begins: ascii('GIF8') },
  { type: 'image/webp', endings: ['webp'], begins: ascii('WEBP'), at: 8 },
  ...['ftypheic', 'ftypheix', 'ftypmif1'].map((brand) => ({
    type: 'image/heic',
    endings: ['heic', 'heif'],
    begins: ascii(brand),
    at: 4,
  })),
  { type: 'image/avif', endings: ['avif'], begins: ascii('ftypavif'), at: 4 },
  { type: 'application/msword', endings: ['doc'], begins: ole, holds: wide('WordDocument') },
  {
    type: 'application/vnd.ms-excel',
    endings: ['xls'],
    begins: ole,
    holds: wide('Workbook'),
    lacks: wide('_VBA_PROJECT'),
  },
  { type: `${office}.wordprocessingml.document`, endings: ['docx'], begins: zip, holds: ascii('word/') },
  {
    type: `${office}.spreadsheetml.sheet`,
    endings: ['xlsx'],
    begins: zip,
    holds: ascii('xl/workbook.xml'),
    lacks: ascii('vbaProject.bin'),
  },
  {
    type: `${office}.presentationml.presentation`,
    endings: ['pptx'],
    begins: zip,
    holds: ascii('ppt/presentation.xml'),
    lacks: ascii('vbaProject.bin'),
  },
  { type: 'application/zip', endings: ['zip'], begins: zip },
]
const plain = { type: 'text/plain', endings: ['txt'] }
const headBytes = 12

export const endingsOf = (type: string): readonly string[] =>
  [...kinds, plain].find((kind) => kind.type === type)?.endings ?? []

/** Detects the type of a stream. `take` returns false as soon as no accepted type is possible. */
export class ContentCheck {
  readonly #accepted: readonly string[]
  #head: Buffer | undefined = Buffer.alloc(0)
  #alike: readonly Kind[] = []
  #text = new TextDecoder('utf-8', { fatal: true })
  #tail = Buffer.alloc(0)
  readonly #seen = new Set<Buffer>()

  /** Bytes that begin like none of the accepted types are rejected. */
  constructor(accepted: readonly string[]) {
    this.#accepted = accepted
  }

  take(piece: Buffer): boolean {
    if (!this.#head) return this.#goOn(piece)
    this.#head = Buffer.concat([this.#head, piece])
    return this.#head.length < headBytes || this.#begin()
  }

  /** The type, once the whole file has passed. The name decides where a file holds another one, such as a sheet in a letter. */
  finish(name = ''): string | undefined {
    if (this.#head && (this.#head.length === 0 || !this.#begin())) return undefined
    if (this.#alike.length === 0) return this.#isText() ? plain.type : undefined
    const possible = this.#alike.filter(({ holds, lacks }) => this.#has(holds, true) && !this.#has(lacks, false))
    const named = possible.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
    return (named ?? possible[0])?.type
  }

  #has = (mark: Buffer | undefined, otherwise: boolean) => (mark ? this.#seen.has(mark) : otherwise)

  #begin(): boolean {
    const head = this.#head as Buffer
    this.#head = undefined
    const alike = kinds.filter(({ begins, at = 0 }) => head.subarray(at, at + begins.length).equals(begins))
    this.#alike = alike.filter(({ type }) => this.#accepted.includes(type))
    const mayBeText = alike.length === 0 && this.#accepted.includes(plain.type)
    return (this.#alike.length > 0 || mayBeText) && this.#goOn(head)
  }

  #goOn(piece: Buffer): boolean {
    if (this.#alike.length === 0) return this.#isText(piece)
    const marks = this.#alike.flatMap(({ holds, lacks }) => [holds, lacks]).filter((mark) => mark !== undefined)
    if (marks.length === 0) return true
    const all = Buffer.concat([this.#tail, piece])
    for (const mark of marks) if (!this.#seen.has(mark) && all.includes(mark)) this.#seen.add(mark)
    this.#tail = all.subarray(1 - Math.max(...marks.map(({ length }) => length)))
    return true
  }

  #isText(piece?: Buffer): boolean {
    try {
      const text = this.#text.decode(piece, { stream: piece !== undefined })
      // oxlint-disable-next-line no-control-regex -- control characters that text files do not contain
      return !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text)
    } catch {
      return false
    }
  }
}
