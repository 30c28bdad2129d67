import * as z from 'zod/mini'
import * as calls from '#studio/audit/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, madeFile } from '#platform/contract/fields.ts'
import { page } from '#platform/contract/paging.ts'

/** Everything that the audit log records, by the groups in which it is shown. */
export const auditGroups = {
  'sign-ins': ['sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended'],
  account: [
    'password-refused',
    'password-changed',
    'password-reset',
    'address-changed',
    'address-restored',
    'factor-added',
    'factor-removed',
    'factor-required',
    'codes-made',
    'device-added',
    'device-removed',
  ],
  team: ['member-invited', 'member-joined', 'member-changed', 'member-removed', 'studio-handed-over'],
  couples: ['invite-made', 'invite-mailed', 'portal-activated'],
  data: [
    'export-asked',
    'export-downloaded',
    'import-asked',
    'import-done',
    'list-imported',
    'log-downloaded',
    'invoices-downloaded',
    'payments-downloaded',
    'figures-downloaded',
    'couple-deleted',
    'couple-restored',
    'couple-purged',
    'studio-deletion-asked',
    'studio-kept',
  ],
  access: [
    'token-made',
    'token-ended',
    'webhook-made',
    'webhook-removed',
    'link-made',
    'link-renewed',
    'link-revoked',
    'feed-made',
    'feed-renewed',
    'feed-ended',
    'busy-calendar-added',
    'busy-calendar-removed',
    'accounting-connected',
    'accounting-disconnected',
  ],
  money: [
    'payment-received',
    'payment-recorded',
    'payment-removed',
    'payment-refunded',
    'refund-failed',
    'payment-settings-changed',
  ],
} as const

export type AuditGroup = keyof typeof auditGroups
export type AuditKind = (typeof auditGroups)[AuditGroup][number]
export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[]

/** Who did it; 'nobody' for a caller who has not signed in, 'larkspur' for what happens by itself. */
export const auditActors = ['owner', 'member', 'person', 'token', 'nobody', 'larkspur'] as const
export type AuditActor = (typeof auditActors)[number]

export const auditEntry = z.object({
  /** Counts up by one within the studio. */
  id,
  at: instant,
  kind: z.string(),
  sentence: z.string(),
  actor: z.enum(auditActors),
  /** The name at that time; of a person of a couple the present one, as long as the wedding exists. */
  name: z.string(),
  /** The IP address that the call came from. */
  address: z.nullable(z.string()),
  wedding: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
})
export type AuditEntry = z.output<typeof auditEntry>

const filter = z.object({
  group: z.optional(z.enum(auditGroupNames)),
  actor: z.optional(z.enum(auditActors)),
  /** Limits the entries to those of a member. */
  memberId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
})
export type AuditFilter = z.output<typeof filter>

export const list = endpoint(calls.list, {
  summary: 'The audit log of the studio, latest first; `before` is the number of an entry',
  needs: 'account',
  for: { planner: { query: z.extend(page, filter.shape), returns: z.array(auditEntry) } },
})

export const csv = endpoint(calls.csv, {
  summary: 'The whole audit log of the studio as CSV, with the seals of the entries',
  needs: 'account',
  for: { planner: { query: filter, returns: madeFile } },
})
