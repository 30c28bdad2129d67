import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { curve } from '#server/push/encryption.ts'

/** The installation's key pair, as base64url: the public key as an uncompressed point, the private key as a number. */
export type VapidKeys = { publicKey: string; privateKey: string }

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys('base64url')
  // Leading zeros are part of the number's fixed length.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/** Push services accept at most a day. */
const validSeconds = 12 * 60 * 60

const inText = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs requests, so that a push service knows whom a subscription belongs to (RFC 8292). */
export function openSigner({ publicKey, privateKey }: VapidKeys, subject: string) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey } as const
  const key = createPrivateKey({ key: jwk, format: 'jwk' })

  /** The header `authorization` for a push service. */
  return (origin: string, now = Date.now()): string => {
    const claims = { aud: origin, exp: Math.floor(now / 1000) + validSeconds, sub: subject }
    const signed = `${inText({ typ: 'JWT', alg: 'ES256' })}.${inText(claims)}`
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    return `vapid t=${signed}.${signature}, k=${publicKey}`
  }
}
