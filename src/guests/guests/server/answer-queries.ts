import type { AnswerChange } from '#guests/guests/contract/guest-fields.ts'
import { mealOf } from '#guests/guests/server/public/meal-of.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import { guestAnswers, guests } from '#guests/guests/server/table.ts'
import { and, eq, inArray, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** The parts of a wedding, by their ids. */
export async function partsOf(tx: Tx, clientId: number) {
  const found = await tx
    .select({ id: parts.id, name: parts.name, meals: parts.meals, invitesAll: parts.invitesAll })
    .from(parts)
    .where(eq(parts.clientId, clientId))
  return new Map(found.map((part) => [part.id, part]))
}
export type Parts = Awaited<ReturnType<typeof partsOf>>

/** Writes the same answers for each of these guests of one wedding. Who does not come has no meal. */
export async function writeAnswers(
  tx: Tx,
  clientId: number,
  guestIds: readonly number[],
  changes: readonly AnswerChange[] | undefined,
  known?: Parts,
): Promise<void> {
  if (!changes || changes.length === 0 || guestIds.length === 0) return
  const all = known ?? (await partsOf(tx, clientId))
  for (const { partId, invited, attending, meal } of changes) {
    const part = all.get(partId) ?? refuse('not-found')
    if (invited === false) {
      await tx
        .delete(guestAnswers)
        .where(and(eq(guestAnswers.partId, partId), inArray(guestAnswers.guestId, [...guestIds])))
      continue
    }
    const eaten = attending === false ? null : meal && mealOf(part.meals, meal)
    const values = {
      ...(attending !== undefined && { attending }),
      ...(eaten !== undefined && { meal: eaten || null }),
    }
    const changes = { ...values, ...(attending === undefined && values.meal && { meal: unlessDeclined(values.meal) }) }
    const insert = tx.insert(guestAnswers).values(guestIds.map((guestId) => ({ clientId, guestId, partId, ...values })))
    const target = [guestAnswers.plannerId, guestAnswers.guestId, guestAnswers.partId]
    await (Object.keys(values).length > 0
      ? insert.onConflictDoUpdate({ target, set: changes, setWhere: changed(changes) })
      : insert.onConflictDoNothing())
  }
}

const unlessDeclined = (meal: string) => sql`case when guest_answers.attending is not false then ${meal}::text end`

/** Rows that are so already are not written again, so that the history has no empty entries. */
const changed = (values: { attending?: boolean | null; meal?: string | SQL | null }) =>
  sql.join(
    [
      ...('attending' in values ? [sql`${guestAnswers.attending} is distinct from ${values.attending}`] : []),
      ...('meal' in values ? [sql`${guestAnswers.meal} is distinct from ${values.meal}`] : []),
    ],
    sql` or `,
  )

/** Invites all guests of the wedding to a part. */
export async function inviteAllTo(tx: Tx, { id, clientId }: { id: number; clientId: number }): Promise<void> {
  await tx.execute(sql`
    insert into ${guestAnswers} (client_id, guest_id, part_id)
    select client_id, id, ${id} from ${guests} where client_id = ${clientId}`)
}
