import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { AuditActor, AuditKind } from '#studio/audit/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import { bytes, instant } from '#platform/server/db/columns.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, plannerId, plannerKey, studioPolicies } from '#platform/server/db/tenancy/tenancy.ts'

/** Facts about an entry; neither secrets nor what people wrote. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** Append-only, written by `add_audit_entry`; triggers refuse changes (decision 037). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    plannerId: plannerId(),
    seq: integer().notNull(),
    at: instant().notNull(),
    kind: text().$type<AuditKind>().notNull(),
    actor: text().$type<AuditActor>().notNull(),
    /** The id of the member, the person of a couple or the link. */
    actorId: integer(),
    /** The name at that time of the owner, a member or a token. */
    actorName: text(),
    address: text(),
    /** Not a foreign key: the entry stays when the wedding is deleted. */
    weddingId: integer(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** The head did not bear its seal when the entry was written, so entries before it may be gone. */
    afterBreak: boolean().notNull(),
    previousSeal: bytes(),
    seal: bytes().notNull(),
    /** Identifies the key of the seal. */
    keyMark: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.plannerId, t.seq] }),
    plannerKey('audit_entries', t, planners),
    ...studioPolicies('audit_entries', { needs: needs.account }),
  ],
)

/** The last entry of each studio's log. No role of requests may read it. */
export const auditHeads = pgTable(
  'audit_heads',
  {
    plannerId: plannerId().primaryKey(),
    seq: integer().notNull(),
    seal: bytes(),
    /** Over the number and the seal of the last entry. */
    headSeal: bytes(),
  },
  (t) => [plannerKey('audit_heads', t, planners), ...studioPolicies('audit_heads', { needs: needs.account })],
)

/** What is left of the log of a deleted studio. No role of requests may read it. */
export const deletedLogs = pgTable(
  'deleted_logs',
  {
    /** The number that the studio had. */
    studio: integer().primaryKey(),
    deletedAt: instant().notNull(),
    /** How many entries its log had. */
    entries: integer().notNull(),
    seal: bytes().notNull(),
  },
  () => [anyonePolicy('deleted_logs')],
)
