import type { LinkOwner } from '#weddings/links/contract/endpoints.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { LinkKind } from '#platform/contract/link-kinds.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { colorsOf, findLook } from '#studio/looks/server/public.ts'
import { planners, regionChoices, studioName } from '#studio/studios/server/table.ts'
import { clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { links } from '#weddings/links/server/table.ts'
import { belongsTo } from '#weddings/links/server/queries.ts'

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
  const [opened] = await openLinks(tx, [link])
  return opened!
}

/** Rows of one statement, which takes a limited number of values. */
const atOnce = 1000

/** Several, in their order. */
export async function openLinks(tx: Tx, wanted: readonly NewLink[]): Promise<{ id: number; token: string }[]> {
  const made = []
  for (let at = 0; at < wanted.length; at += atOnce) {
    const some = wanted.slice(at, at + atOnce).map((link) => ({ link, ...newToken() }))
    const rows = await tx
      .insert(links)
      .values(some.map(({ link, tokenHash }) => ({ ...link, tokenHash })))
      .returning({ id: links.id })
    made.push(...rows.map(({ id }, index) => ({ id, token: some[index]!.token })))
  }
  return made
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

const opened = preparedSelect(
  {
    label: links.label,
    expiresAt: links.expiresAt,
    studio: studioName,
    language: sql<Language>`coalesce(${clients.language}, 'en')`,
    ...regionChoices,
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
  const { label, expiresAt, studio, language, partnerOneName, partnerTwoName } = row
  const { color, logoUrl } = await findLook(tx)
  return {
    label,
    expiresAt,
    studio,
    language,
    region: regionOf(row),
    colors: colorsOf(color),
    logoUrl,
    couple: partnerOneName === null ? null : { partnerOneName, partnerTwoName },
  }
}
