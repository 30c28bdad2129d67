import * as z from 'zod/mini'
import * as calls from '#weddings/links/contract/calls.ts'
import { colorPalette } from '#platform/contract/palette-schema.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { region } from '#platform/contract/locale/region-fields.ts'
import { id, instant, nothing, optionalText } from '#platform/contract/fields.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { dayLinkKinds, linkKinds } from '#platform/contract/link-kinds.ts'

/** A link as its planner sees it. The address itself is shown only when it is made or renewed. */
export const link = z.object({
  id,
  clientId: z.nullable(id),
  kind: z.enum(linkKinds),
  /** The row that the link is about, which its kind names. */
  subjectId: z.nullable(id),
  /** Whom it is for. */
  label: z.string(),
  email: z.nullable(z.string()),
  /** Sent by a mail of Larkspur; links from before this was kept say no. */
  isMailed: z.boolean(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
  lastOpenedAt: z.nullable(instant),
  openedCount: z.int(),
})
export type Link = z.output<typeof link>

/** Whom a link is for, as it says to whoever opens it. */
export const linkOwner = z.object({
  kind: z.enum(linkKinds),
  label: z.string(),
  studio: z.string(),
  /** That of the wedding. */
  language: z.enum(languages),
  /** The studio's own colours, and its logo. */
  colors: colorPalette,
  logoUrl: z.nullable(z.string()),
  /** How the studio writes dates, times and amounts. */
  region,
  expiresAt: z.nullable(instant),
  /** Null if the link belongs to no wedding. */
  couple: z.nullable(z.object({ partnerOneName: z.string(), partnerTwoName: z.nullable(z.string()) })),
})
export type LinkOwner = z.output<typeof linkOwner>

export const ofWedding = endpoint(calls.ofWedding, {
  summary: 'The links of a wedding, without their addresses',
  for: { planner: { returns: z.array(link) } },
})

export const renew = endpoint(calls.renew, {
  summary:
    'Gives a link a new address, also after it was revoked or has expired; the earlier one stops working, and the new one works for at least 14 days',
  status: 200,
  for: { planner: { returns: z.object({ token: z.string() }) } },
})

export const revoke = endpoint(calls.revoke, {
  summary: 'Revokes a link; its address stops working at once',
  for: { planner: { returns: nothing } },
})

const noVendor = 'Please choose a vendor.'

/** All links of a vendor, of the wedding party, or of one who is named. */
const linkGroup = z
  .object({
    kind: z.enum(dayLinkKinds, 'Please choose whose links to revoke.'),
    /** Only for a vendor's links. */
    vendorId: z.optional(id),
    /** Only for a guest's links. */
    label: optionalText(),
  })
  .check(
    z.refine(({ kind, vendorId }) => (kind === 'vendor-day') === (vendorId !== undefined), {
      error: noVendor,
      path: ['vendorId'],
    }),
    z.refine(({ kind, label }) => kind !== 'guest-day' || Boolean(label), {
      error: 'Please name the guest.',
      path: ['label'],
    }),
  )
export type LinkGroup = z.output<typeof linkGroup>

export const revokeGroup = endpoint(calls.revokeGroup, {
  summary:
    'Revokes all links of one vendor, with those to its page for all weddings, of the wedding party, or of a guest',
  status: 200,
  for: { planner: { body: linkGroup, returns: z.object({ count: z.int() }) } },
})
