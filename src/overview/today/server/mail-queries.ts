import type { TodayMail } from '#overview/today/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import { given } from '#platform/server/db/statement.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const ofSession = eq(planners.id, sql`current_setting('app.planner')::int`)

export async function readTodayMail(tx: Tx): Promise<TodayMail> {
  const [row] = await tx
    .select({ rhythm: planners.todayMail, hour: planners.todayMailHour })
    .from(planners)
    .where(ofSession)
  return row ?? refuse('not-found')
}

type Change = {
  todayMail: TodayMail['rhythm'] | undefined
  todayMailHour: number | undefined
}

export async function changeTodayMail(tx: Tx, change: Change): Promise<void> {
  if (Object.keys(given(change)).length > 0) await tx.update(planners).set(change).where(ofSession)
}

/** The planner's date and hour, in a query with its row `p`. */
const today = sql`to_char(local_time(p.time_zone), 'YYYY-MM-DD')`
const isDue = sql`p.email_verified and p.email_notifications
  and (p.today_mail = 'daily' or p.today_mail = 'mondays' and extract(isodow from local_time(p.time_zone)) = 1)
  and extract(hour from local_time(p.time_zone)) between p.today_mail_hour and p.today_mail_hour + 2
  and p.today_mailed_on is distinct from ${today}`

/** Planners whose hour it is, or was up to two hours ago, and who have not had the mail of this day. */
export async function listTodayMailsDue(tx: Tx): Promise<{ id: number; today: string }[]> {
  const { rows } = await tx.execute<{ id: number; today: string }>(
    sql`select p.id, ${today} as today from planners p where p.today_mail <> 'never' and ${isDue} order by p.id`,
  )
  return rows
}

export type TodayRecipient = { name: string; email: string }

/** Marks the mail of this day as sent; nobody if another process has done so. */
export async function takeTodayMail(tx: Tx, plannerId: number, day: string): Promise<TodayRecipient | undefined> {
  const { rows } = await tx.execute<TodayRecipient>(sql`
    update planners p set today_mailed_on = ${day} where p.id = ${plannerId} and ${isDue} returning p.name, p.email`)
  return rows[0]
}
