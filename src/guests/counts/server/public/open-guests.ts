import { addressDays, answerDays, mealDays, type OpenGuests } from '#guests/counts/contract/open-guests.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement } from '#platform/server/db/statement.ts'

/** The values of `openOf` for a day. */
export const openDays = (today: string) => ({
  today,
  answersUntil: addDays(today, answerDays),
  mealsUntil: addDays(today, mealDays),
  addressesUntil: addDays(today, addressDays),
})

const today = sql.placeholder('today')
const isAhead = (until: string) => sql`c.wedding_date > ${today} and c.wedding_date <= ${sql.placeholder(until)}`
const isDue = sql`a.attending is null and p.due_date <= ${sql.placeholder('answersUntil')} and coalesce(c.wedding_date > ${today}, true)`
const lacksMeal = sql`a.attending and cardinality(p.meals) > 0 and ${isAhead('mealsUntil')}`

/** For a couple `c`: a row `o` with what is missing in its guest list. Until they are invited, guests of the B list are not asked. */
export const openOf = sql`lateral (
    select (count(distinct a.guest_id) filter (where ${isDue}))::int as unanswered,
      min(p.due_date) filter (where ${isDue}) as deadline,
      (count(distinct a.guest_id) filter (where ${lacksMeal}))::int as without_meal,
      (select count(*) from envelopes e where e.planner_id = c.planner_id and e.client_id = c.id and e.list = 'A'
        and not e.is_proposed and e.email is null and e.address is null and e.answered_at is null
        and ${isAhead('addressesUntil')})::int as without_address
    from parts p
      join guest_answers a on a.planner_id = p.planner_id and a.part_id = p.id and a.meal is null and a.attending is not false
      join guests g on g.planner_id = a.planner_id and g.id = a.guest_id
      join envelopes e on e.planner_id = g.planner_id and e.id = g.envelope_id and e.list = 'A' and not e.is_proposed
    where p.planner_id = c.planner_id and p.client_id = c.id and (${isDue} or ${lacksMeal})
  ) o`

const fields = {
  unanswered: sql`o.unanswered`,
  deadline: sql`o.deadline`,
  withoutMeal: sql`o.without_meal`,
  withoutAddress: sql`o.without_address`,
}

const ofWedding = statement<OpenGuests>(
  fields,
  (query) => query.select(fields).from(sql`clients c, ${openOf} where c.id = ${sql.placeholder('clientId')}`) as never,
)

export async function findOpenGuests(tx: Tx, clientId: number, today: string): Promise<OpenGuests | undefined> {
  const [row] = await ofWedding(tx, { clientId, ...openDays(today) })
  return row
}
