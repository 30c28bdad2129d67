import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushNotification } from '#talk/push/contract/endpoints.ts'

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser's side of a subscription: it has the private key, and decrypts what arrives (RFC 8291). */
export function newDevice() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)

  function decrypt(body: Buffer): PushNotification {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    if (record.length > body.readUInt32BE(16)) throw new Error('The message is longer than its record size.')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const material = derive(pair.computeSecret(senderKey), secret, info, 32)
    const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive(material, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The last record ends with the byte 2.')
    return JSON.parse(padded.subarray(0, end).toString()) as PushNotification
  }

  return { keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') }, decrypt }
}
