import type { Instance } from './instance.ts'
import { runSql } from './sql.ts'
import { zoneAt } from '#test/clock.ts'

/** What waits to be told to the couple and the planner of a wedding has been collected for long enough. */
async function passCollectingTime(instance: Instance, clientId: number): Promise<void> {
  const earlier = `set created_at = created_at - interval '11 minutes'`
  await runSql(instance, `update notices ${earlier} where client_id = $1 and settled_at is null`, [clientId])
  await runSql(
    instance,
    `update notifications ${earlier}
      where planner_id = (select planner_id from clients where id = $1) and mailed_at is null`,
    [clientId],
  )
}

const runJob = (instance: Instance, name: string) => runSql(instance, 'select graphile_worker.add_job($1)', [name])

/** Sends the letters of what waits, without waiting for the minute in which they are sent. */
export async function sendLettersNow(instance: Instance, clientId: number): Promise<void> {
  await passCollectingTime(instance, clientId)
  await runJob(instance, 'send-letters')
}

/** Tells the vendors of a wedding what changed in its published days, in the same way, and where it is noon. */
export async function tellVendorsNow(instance: Instance, clientId: number): Promise<void> {
  const zone = zoneAt(12)
  const earlier = `set published_at = published_at - interval '11 minutes', time_zone = '${zone}', published_time_zone = '${zone}'`
  await runSql(instance, `update days ${earlier} where client_id = $1`, [clientId])
  await runJob(instance, 'tell-vendors')
}
