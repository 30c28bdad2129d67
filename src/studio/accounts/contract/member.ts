import * as z from 'zod/mini'
import { id, instant } from '#platform/contract/fields.ts'
import { invitedRoles } from '#platform/contract/rights.ts'

export const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  /** The weddings that a 'day-of' member reaches; the others reach all. */
  weddings: z.array(id),
  phone: z.nullable(z.string()),
  invitedAt: instant,
  inviteExpiresAt: z.nullable(instant),
  /** Null until the invitation is accepted. */
  joinedAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  hasSecondFactor: z.boolean(),
})
export type Member = z.output<typeof member>
