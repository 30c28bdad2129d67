import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts and decrypts texts for the database. */
export type SecretBox = {
  seal: (text: string) => Buffer
  /** Throws if the text was sealed with another key. */
  open: (sealed: Buffer) => string
}

const algorithm = 'aes-256-gcm'

/** A key for one use, derived from a secret that the database does not contain. */
export const keyFor = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `larkspur ${use}`, 32))

export function openSecretBox(secret: string, use: string): SecretBox {
  const key = keyFor(secret, use)
  return {
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, key, nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed) {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
