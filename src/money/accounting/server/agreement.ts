import { createHash } from 'node:crypto'
import type { LocalInvoice } from '#money/accounting/server/local.ts'
import type { RemoteInvoice } from '#money/accounting/server/service.ts'

const printOf = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

const ourPrint = ({ status, dueDate, description, lines, taxCents, number }: LocalInvoice) =>
  printOf([status === 'Void', number, dueDate, description, lines, taxCents])

/** Without their version, which also rises with each payment. */
const theirPrint = ({ isVoid, number, dueDate, memo, lines, taxCents, totalCents }: RemoteInvoice) =>
  isVoid ? 'void' : printOf([number, dueDate, memo, lines, taxCents, totalCents])

/** Fingerprints of both sides at the last sync. A side with another fingerprint has changed since. */
export const agreementOn = (ours: LocalInvoice, theirs: RemoteInvoice) => `${ourPrint(ours)} ${theirPrint(theirs)}`

export const haveWeChanged = (agreed: string | null, ours: LocalInvoice) => agreed?.split(' ')[0] !== ourPrint(ours)
export const haveTheyChanged = (agreed: string | null, theirs: RemoteInvoice) =>
  agreed?.split(' ')[1] !== theirPrint(theirs)
export const ourPrintOf = ourPrint
