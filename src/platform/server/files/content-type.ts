/** A type is recognised by its first bytes, and where several types share these, by a name inside the file. */
type Kind = { type: string; endings: readonly string[]; begins: Buffer; at?: number; holds?: Buffer }

const ascii = (text: string) => Buffer.from(text, 'latin1')
const hex = (digits: string) => Buffer.from(digits, 'hex')

const kinds: readonly Kind[] = [
  { type: 'application/pdf', endings: ['pdf'], begins: ascii('%PDF-') },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: hex('ffd8ff') },
  { type: 'image/png', endings: ['png'], begins: hex('89504e470d0a1a0a') },
  { type: 'image/gif', endings: ['gif'], begins: ascii('GIF8') },
  { type: 'image/webp', endings: ['webp'], begins: ascii('WEBP'), at: 8 },
  { type: 'image/avif', endings: ['avif'], begins: ascii('ftypavif'), at: 4 },
  {
    type: 'application/msword',
    endings: ['doc'],
    begins: hex('d0cf11e0a1b11ae1'),
    holds: Buffer.from('WordDocument', 'utf16le'),
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    begins: ascii('PK\x03\x04'),
    holds: ascii('word/'),
  },
  { type: 'application/zip', endings: ['zip'], begins: ascii('PK\x03\x04') },
]
const plain = { type: 'text/plain', endings: ['txt'] }
const headBytes = 12

export const endingsOf = (type: string): readonly string[] =>
  [...kinds, plain].find((kind) => kind.type === type)?.endings ?? []

/** Detects the type of a stream. `take` returns false as soon as no accepted type is possible. */
export class ContentCheck {
  readonly #accepted: readonly string[]
  #head: Buffer | undefined = Buffer.alloc(0)
  #kind: Kind | undefined
  #text = new TextDecoder('utf-8', { fatal: true })
  #tail = Buffer.alloc(0)
  #holds = false

  /** Bytes that begin like none of the accepted types are rejected. */
  constructor(accepted: readonly string[]) {
    this.#accepted = accepted
  }

  take(piece: Buffer): boolean {
    if (!this.#head) return this.#goOn(piece)
    this.#head = Buffer.concat([this.#head, piece])
    return this.#head.length < headBytes || this.#begin()
  }

  /** The type, once the whole file has passed. */
  finish(): string | undefined {
    if (this.#head && (this.#head.length === 0 || !this.#begin())) return undefined
    if (this.#kind) return this.#holds || !this.#kind.holds ? this.#kind.type : undefined
    return this.#isText() ? plain.type : undefined
  }

  #begin(): boolean {
    const head = this.#head as Buffer
    this.#head = undefined
    const alike = kinds.filter(({ begins, at = 0 }) => head.subarray(at, at + begins.length).equals(begins))
    this.#kind = alike.find(({ type }) => this.#accepted.includes(type)) ?? alike[0]
    return this.#accepted.includes((this.#kind ?? plain).type) && this.#goOn(head)
  }

  #goOn(piece: Buffer): boolean {
    if (!this.#kind) return this.#isText(piece)
    const { holds } = this.#kind
    if (!holds || this.#holds) return true
    const seen = Buffer.concat([this.#tail, piece])
    this.#holds = seen.includes(holds)
    this.#tail = seen.subarray(1 - holds.length)
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
