import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditActor } from '#studio/audit/contract/endpoints.ts'
import type { AuditDetails } from '#studio/audit/server/table.ts'
import { keyFor } from '#platform/server/foundation/secret-box.ts'

/** The key of the seals, which the database never sees. */
export type AuditKey = { bytes: Buffer; mark: string }

export const auditKeyOf = (secret: string): AuditKey => {
  const bytes = keyFor(secret, 'audit log')
  return { bytes, mark: createHmac('sha256', bytes).update('mark').digest('hex').slice(0, 8) }
}

/** All that is sealed of an entry. */
export type SealedEntry = {
  plannerId: number
  seq: number
  at: string
  kind: string
  actor: AuditActor
  actorId: number | null
  actorName: string | null
  address: string | null
  weddingId: number | null
  details: AuditDetails
  afterBreak: boolean
  previousSeal: Buffer | null
}

const sealed = ({ bytes }: AuditKey, what: string, values: readonly unknown[]): Buffer =>
  createHmac('sha256', bytes)
    .update(JSON.stringify([what, ...values]))
    .digest()

export function sealOfEntry(key: AuditKey, entry: SealedEntry): Buffer {
  const { plannerId, seq, at, kind, actor, actorId, actorName, address, weddingId, details, afterBreak } = entry
  // The database keeps the fields of a JSON value in an order of its own.
  const facts = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const before = entry.previousSeal?.toString('hex') ?? null
  const values = [plannerId, seq, at, kind, actor, actorId, actorName, address, weddingId, facts, afterBreak, before]
  return sealed(key, 'entry', values)
}

export const sealOfHead = (key: AuditKey, plannerId: number, seq: number, seal: Buffer): Buffer =>
  sealed(key, 'head', [plannerId, seq, seal.toString('hex')])

export const sealOfDeletion = (key: AuditKey, studio: number, deletedAt: string, entries: number): Buffer =>
  sealed(key, 'deletion', [studio, deletedAt, entries])

export const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one?.length === other?.length && (one === null || other === null || timingSafeEqual(one, other))

let current: AuditKey | undefined

/** Set once at the start, because entries are written deep inside of calls. */
export const useAuditKey = (key: AuditKey): void => void (current = key)

export function auditKey(): AuditKey {
  if (!current) throw new Error('The audit log has no key yet.')
  return current
}
