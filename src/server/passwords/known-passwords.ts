import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sourceOf } from '#server/ground/program-folder.ts'

const bitsOfEach = 10
const word = 4

/** A Bloom filter of 100,000 passwords, written by `scripts/known-passwords.ts`: one in a thousand others seems to be known. */
export const filterFile = sourceOf('passwords/known-passwords.bin')

/** The bits of a password in a filter of so many bytes. */
export function bitsOf(password: string, bytes: number): number[] {
  const digest = hash('sha512', password, 'buffer')
  return Array.from({ length: bitsOfEach }, (_, at) => digest.readUInt32BE(at * word) % (bytes * 8))
}

let filter: Buffer | undefined

/** Whether the password is on the list. The filter is read with the first question. */
export function isKnownPassword(password: string): boolean {
  const bytes = (filter ??= readFileSync(filterFile))
  return bitsOf(password, bytes.length).every((bit) => (bytes[bit >> 3]! >> (bit & 7)) & 1)
}
