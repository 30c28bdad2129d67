import type { Link, LinkGroup, LinkOwner } from '#weddings/links/contract/endpoints.ts'
import type { LinkKind } from '#platform/contract/link-kinds.ts'
import { planners, studioName } from '#studio/studios/server/table.ts'
import { clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { links } from '#weddings/links/server/table.ts'
import { clientVendors } from '#weddings/vendors/server/table.ts'

const shown = {
  id: links.id,
  clientId: links.clientId,
  kind: links.kind,
  subjectId: links.subjectId,
  label: links.label,
  email: links.email,
  isMailed: links.isMailed,
  createdAt: links.createdAt,
  expiresAt: links.expiresAt,
  revokedAt: links.revokedAt,
  lastOpenedAt: links.lastOpenedAt,
  openedCount: links.openedCount,
}

/** Made for the wedding, or for all weddings of one of its vendors. */
const belongsTo = (clientId: SQL) =>
  or(
    eq(links.clientId, clientId),
    and(
      isNull(links.clientId),
      eq(links.kind, 'vendor-day'),
      sql`${links.subjectId} in (select vendor_id from ${clientVendors} where client_id = ${clientId})`,
    ),
  )

const ofWedding = preparedSelect(shown, (select) =>
  select
    .from(links)
    .where(belongsTo(sql`${sql.placeholder('clientId')}::int`))
    .orderBy(asc(links.id)),
)

export const listLinks = (tx: Tx, clientId: number): Promise<Link[]> => ofWedding(tx, { clientId })

export type NewLink = {
  kind: LinkKind
  clientId?: number
  subjectId?: number | null
  label: string
  email?: string | null
  isMailed?: boolean
  expiresAt?: string | null
}

/** The token is the secret part of the address. It is not stored, so it can be shown now only. */
export async function openLink(tx: Tx, link: NewLink): Promise<{ id: number; token: string }> {
  const { token, tokenHash } = newToken()
  const [row] = await tx
    .insert(links)
    .values({ ...link, tokenHash })
    .returning({ id: links.id })
  return { id: row?.id ?? 0, token }
}

/** A link of the studio; with `clientId`, of this wedding only, and with `kinds`, of one of these. */
type Which = { id: number; clientId?: number; kinds?: readonly LinkKind[] }
const isThis = ({ id, clientId, kinds }: Which) =>
  and(
    eq(links.id, id),
    clientId === undefined ? undefined : belongsTo(sql`${clientId}::int`),
    kinds && inArray(links.kind, kinds),
  )

/** Gives a link a new address, and it works again if it did not. */
export async function renewLink(tx: Tx, which: Which): Promise<{ token: string; kind: LinkKind }> {
  const { token, tokenHash } = newToken()
  const expiresAt = sql`case when ${links.expiresAt} is not null then greatest(${links.expiresAt}, now() + interval '14 days') end`
  const [row] = await tx
    .update(links)
    .set({ tokenHash, createdAt: sql`now()`, revokedAt: null, expiresAt })
    .where(isThis(which))
    .returning({ kind: links.kind })
  return row ? { token, kind: row.kind } : refuse('not-found')
}

/** Returns its kind. */
export async function revokeLink(tx: Tx, which: Which): Promise<LinkKind> {
  const [row] = await tx
    .update(links)
    .set({ revokedAt: sql`coalesce(${links.revokedAt}, now())` })
    .where(isThis(which))
    .returning({ kind: links.kind })
  return row ? row.kind : refuse('not-found')
}

/** Revokes those of a group that still work. */
export async function revokeLinks(tx: Tx, clientId: number, { kind, vendorId, label }: LinkGroup): Promise<number> {
  const isOfGroup = and(
    belongsTo(sql`${clientId}::int`),
    eq(links.kind, kind),
    vendorId === undefined ? undefined : eq(links.subjectId, vendorId),
    label ? eq(links.label, label) : undefined,
  )
  const works = and(isNull(links.revokedAt), sql`(${links.expiresAt} is null or ${links.expiresAt} > now())`)
  const rows = await tx
    .update(links)
    .set({ revokedAt: sql`now()` })
    .where(and(isOfGroup, works))
    .returning({ id: links.id })
  return rows.length
}

const opened = preparedSelect(
  {
    label: links.label,
    expiresAt: links.expiresAt,
    studio: studioName,
    partnerOneName: clients.partnerOneName,
    partnerTwoName: clients.partnerTwoName,
  },
  (select) =>
    select.from(links).innerJoin(planners, eq(planners.id, links.plannerId)).leftJoin(clients, ofItsCouple(links)),
)

/** Whom the caller's own link is for; row security shows a link no other row. */
export async function readOwnLink(tx: Tx): Promise<Omit<LinkOwner, 'kind'>> {
  const [row] = await opened(tx)
  if (!row) return refuse('not-found')
  const { partnerOneName, partnerTwoName, ...rest } = row
  return { ...rest, couple: partnerOneName === null ? null : { partnerOneName, partnerTwoName } }
}
