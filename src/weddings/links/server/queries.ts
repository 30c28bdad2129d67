import type { Link, LinkGroup } from '#weddings/links/contract/endpoints.ts'
import { and, asc, eq, isNull, or, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
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
export const belongsTo = (clientId: SQL) =>
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
