import type { AnswerChange } from '#guests/guests/contract/guest-fields.ts'
import { mealOf } from '#guests/guests/server/public/meal-of.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import { guestAnswers, guests } from '#guests/guests/server/table.ts'
import { and, eq, inArray, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
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

/** Refuses to overwrite an answer that is another than the caller has seen, unless it is already what is wanted. */
async function refuseStaleAnswers(
  tx: Tx,
  guestIds: readonly number[],
  { id, name }: { id: number; name: string },
  { invited, previous, ...change }: AnswerChange,
): Promise<void> {
  if (previous === undefined) return
  const found = await tx
    .select({ guestId: guestAnswers.guestId, attending: guestAnswers.attending, meal: guestAnswers.meal })
    .from(guestAnswers)
    .where(and(eq(guestAnswers.partId, id), inArray(guestAnswers.guestId, [...guestIds])))
    .for('no key update')
  const answers = new Map(found.map(({ guestId, ...answer }) => [guestId, answer]))
  for (const guestId of guestIds) {
    const now = answers.get(guestId) ?? null
    const { attending = now?.attending ?? null, meal = now?.meal } = change
    const wanted = invited === false ? null : { attending, meal: (attending !== false && meal) || null }
    refuseStale(name, { answers: now }, { answers: wanted }, { answers: previous })
  }
}

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
  for (const change of changes) {
    const { partId, invited, attending, meal } = change
    const part = all.get(partId) ?? refuse('not-found')
    await refuseStaleAnswers(tx, guestIds, part, change)
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
    const set = { ...values, ...(attending === undefined && values.meal && { meal: unlessDeclined(values.meal) }) }
    const insert = tx.insert(guestAnswers).values(guestIds.map((guestId) => ({ clientId, guestId, partId, ...values })))
    const target = [guestAnswers.plannerId, guestAnswers.guestId, guestAnswers.partId]
    await (Object.keys(values).length > 0
      ? insert.onConflictDoUpdate({ target, set, setWhere: changed(set) })
      : insert.onConflictDoNothing())
  }
}

type Answered = { id: number; answers?: readonly AnswerChange[] | undefined }

/** Writes the answers of each of these guests, those that answer alike at once. */
export async function writeAnswersOfEach(tx: Tx, clientId: number, answered: readonly Answered[]): Promise<void> {
  const parts = await partsOf(tx, clientId)
  for (const alike of Map.groupBy(answered, ({ answers }) => JSON.stringify(answers)).values())
    await writeAnswers(
      tx,
      clientId,
      alike.map(({ id }) => id),
      alike[0]!.answers,
      parts,
    )
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
