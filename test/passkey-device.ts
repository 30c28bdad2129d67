import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }
/** What a device does differently from a right one. */
type Odd = { origin?: string; isVerified?: boolean; rpId?: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** CBOR of what an attestation consists of: small integers, byte and text strings, and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size])
    return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0]],
      [-3, point[1]],
    ]),
  )
}

/** A device with one passkey, in software: it signs as the WebAuthn standard says, or wrongly where a test asks for it. */
export class PasskeyDevice {
  readonly origin: string
  readonly id = randomBytes(16)
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #count = 0

  constructor(origin: string) {
    this.origin = origin
  }

  #data(rpId: string, isNew: boolean, isVerified: boolean): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.#count)
    const own = isNew ? [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, coseOf(this.#pair.publicKey)] : []
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...own])
  }

  #answer(response: object) {
    return { id: encoded(this.id), rawId: encoded(this.id), type: 'public-key', response }
  }

  #clientData = (type: string, { challenge }: Options, origin = this.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  make(options: Options, { origin, isVerified = true, rpId = options.rp?.id ?? '' }: Odd = {}) {
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(rpId, true, isVerified)],
    ])
    return this.#answer({
      clientDataJSON: encoded(this.#clientData('webauthn.create', options, origin)),
      attestationObject: encoded(cbor(attestation)),
    })
  }

  prove(options: Options, { origin, isVerified = true, rpId = options.rpId ?? '' }: Odd = {}) {
    const clientData = this.#clientData('webauthn.get', options, origin)
    const data = this.#data(rpId, false, isVerified)
    return this.#answer({
      clientDataJSON: encoded(clientData),
      authenticatorData: encoded(data),
      signature: encoded(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#pair.privateKey)),
    })
  }
}
