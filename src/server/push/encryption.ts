import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const curve = 'prime256v1'

/** The record size in the header; a message is one record, so it is also the most that a push service must accept. */
const recordSize = 4096
/** Ends the last record (RFC 8188). */
const lastRecord = Buffer.from([2])

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

type Device = { p256dh: string; auth: string }
/** The sender's random values: fixed only to compare with the example of RFC 8291. */
type Chosen = { privateKey?: Buffer; salt?: Buffer }

/** Encrypts a message for one device (RFC 8291, content coding aes128gcm of RFC 8188). */
export function encrypt(message: string, device: Device, { privateKey, salt = randomBytes(16) }: Chosen = {}): Buffer {
  const theirKey = Buffer.from(device.p256dh, 'base64url')
  const sender = createECDH(curve)
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const ourKey = sender.getPublicKey()

  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey])
  const keyMaterial = derive(sender.computeSecret(theirKey), Buffer.from(device.auth, 'base64url'), keyInfo, 32)
  const contentKey = derive(keyMaterial, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(keyMaterial, salt, 'Content-Encoding: nonce\0', 12)

  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(ourKey.length, 4)
  const content = [cipher.update(message), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, sizes, ourKey, ...content])
}
