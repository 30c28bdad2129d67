import { randomBytes } from 'node:crypto'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

/** Without letters that look like digits: 32 signs of five bits. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 24
const count = 10

const newCode = () =>
  Array.from(randomBytes(length), (byte) => signs[byte % signs.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode)

/** 120 random bits need no slow hash. Upper case, blanks and hyphens make no difference. */
export const recoveryHash = (code: string): Buffer => hashOf(code.toLowerCase().replaceAll(/[\s-]/g, ''))
