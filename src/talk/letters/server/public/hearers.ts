import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'
import type { LetterKind } from '#weddings/news/contract/letter-kinds.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'
import { isFor, type Hearer } from '#weddings/news/server/public/who-hears.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'

/** Whether the letters of a wedding wait, in a query with its row: those of an archived one do. */
export const isHeld = (wedding: SQL) =>
  sql`(${wedding}.archived_at is not null or exists (select from letter_settings h where h.planner_id = ${wedding}.planner_id and h.client_id = ${wedding}.id and h.held))`

/** Why nothing is mailed about a wedding; undefined if something is. */
export async function whyHeld(tx: Tx, clientId: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ isArchived: boolean; isHeld: boolean }>(sql`
    select c.archived_at is not null as "isArchived", ${isHeld(sql`c`)} as "isHeld" from clients c where c.id = ${clientId}`)
  if (rows[0]?.isArchived) return 'This couple is archived. Bring it back first.'
  return rows[0]?.isHeld ? 'The letters of this wedding are held. Let them go first.' : undefined
}

/** Who of a wedding would hear of news of this kind. */
export async function listHearers(tx: Tx, clientId: number, kind: LetterKind): Promise<string[]> {
  const { rows } = await tx.execute<Choices & { name: string }>(sql`
    select p.name, ${choiceColumns} from people p
    join clients c on c.planner_id = p.planner_id and c.id = p.client_id ${choiceJoins}
    where p.client_id = ${clientId} and p.email is not null and ${isInvited} order by p.id`)
  return rows.filter((person) => isStillTold(kind, person)).map(({ name }) => name)
}

/** What decides whether somebody hears of news: their own choices, those of the studio, and the parts of the portal. */
export type Choices = Hearer & { kindsOff: LetterKind[] | null; features: PortalPart[] | null }
export const choiceColumns = sql`p.email, p.rhythm, p.access, choices.kinds_off as "kindsOff", case when look.shows_day then look.enabled_features || '["day"]' else look.enabled_features end as features`
export const choiceJoins = sql`
  left join portal_customizations look on look.planner_id = p.planner_id and look.client_id = p.client_id
  left join letter_settings choices on choices.planner_id = p.planner_id and choices.client_id = p.client_id`

/** Settings may have changed since the news was noted. */
export function isStillTold(kind: LetterKind, { kindsOff, features, ...person }: Choices): boolean {
  const { feature, endsWith } = kinds[kind]
  const isShown = feature === 'billing' || features === null || features.includes(feature)
  return isFor(person, kind) && isShown && !kindsOff?.includes(endsWith ?? kind)
}
