import type { VapidKeys } from 'web-push'
import type { PushState, Subscription } from '#talk/push/contract/endpoints.ts'
import { and, desc, eq, ne, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Session } from '#platform/server/db/callers.ts'
import { mailInstead, pushKeys, pushSubscriptions, sentPushes } from '#talk/push/server/table.ts'

const mostDevices = 10

/** The column that ties a subscription to the caller's session. */
const sessionColumn = ({ kind }: Session) =>
  kind === 'planner' ? pushSubscriptions.plannerSessionId : pushSubscriptions.coupleSessionId

const ownerOf = (who: Session) =>
  who.kind === 'planner'
    ? { plannerSessionId: who.sessionId, memberId: who.member?.id ?? null }
    : { clientId: who.clientId, personId: who.person.id, coupleSessionId: who.sessionId }

/** Row security limits this to the devices of the caller: the owner, a member, or a person of a wedding. */
export async function readState(tx: Tx, who: Session, publicKey: string): Promise<PushState> {
  const { endpoint, label } = pushSubscriptions
  const isHere = sql<boolean>`${sessionColumn(who)} is not distinct from ${who.sessionId}`
  const devices = await tx
    .select({ endpoint, label, isHere })
    .from(pushSubscriptions)
    .orderBy(desc(pushSubscriptions.id))
  const here = devices.find((device) => device.isHere)
  return {
    publicKey,
    endpoint: here?.endpoint ?? null,
    label: here?.label ?? '',
    others: devices.filter((device) => !device.isHere).map((device) => device.label),
  }
}

/** Replaces what this session had before. The devices that were not used for longest give way to a new one. */
export async function saveSubscription(tx: Tx, who: Session, { endpoint, keys, label }: Subscription): Promise<void> {
  const column = sessionColumn(who)
  const device = { endpoint, ...keys, label, createdAt: new Date().toISOString() }
  // One browser in two sessions of the same person would be told twice.
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), sql`${column} is distinct from ${who.sessionId}`))
  const { createdAt: _, ...inserted } = device
  await tx
    .insert(pushSubscriptions)
    .values({ ...ownerOf(who), ...inserted })
    .onConflictDoUpdate({ target: column, set: device })
  await tx.execute(sql`delete from push_subscriptions where id in (
    select id from push_subscriptions order by greatest(created_at, last_used_at) desc, id desc offset ${mostDevices})`)
}

/** Returns the label of the device, if it had notifications. */
export async function deleteSubscription(tx: Tx, who: Session): Promise<string | undefined> {
  const { label } = pushSubscriptions
  const [row] = await tx
    .delete(pushSubscriptions)
    .where(eq(sessionColumn(who), who.sessionId))
    .returning({ label })
  return row?.label
}

/** The installation's keys; of several processes that start at once, the first one's are kept. */
export async function keysOf(tx: Tx, make: () => VapidKeys): Promise<VapidKeys> {
  const stored = () => tx.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys)
  const [known] = await stored()
  if (known) return known
  await tx.insert(pushKeys).values(make()).onConflictDoNothing()
  const [first] = await stored()
  if (!first) throw new Error('There is no key pair for push services.')
  return first
}

/** A person of a wedding, a member of the studio, or its owner. */
export type Receiver = { plannerId: number; personId: number | null; memberId?: number | null }

const devicesOf = ({ plannerId, personId, memberId = null }: Receiver) => sql`s.planner_id = ${plannerId}
  and ${personId === null ? sql`s.person_id is null and s.member_id is not distinct from ${memberId}::int` : sql`s.person_id = ${personId}`}
  and (exists (select from planner_sessions o where o.planner_id = s.planner_id and o.id = s.planner_session_id and o.expires_at > now())
    or exists (select from couple_sessions o where o.planner_id = s.planner_id and o.id = s.couple_session_id and o.expires_at > now()))`

export async function hasDevice(tx: Tx, receiver: Receiver): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from push_subscriptions s where ${devicesOf(receiver)} limit 1`)
  return rows.length > 0
}

/** False for a person or a member who was removed, and for a planner who has left. */
export async function isStillThere(tx: Tx, { plannerId, personId, memberId = null }: Receiver): Promise<boolean> {
  const { rows } = await tx.execute(
    personId === null
      ? sql`select 1 from planners p where id = ${plannerId} and (${memberId}::int is null
          or exists (select from members m where m.planner_id = p.id and m.id = ${memberId}))`
      : sql`select 1 from people where planner_id = ${plannerId} and id = ${personId}`,
  )
  return rows.length > 0
}

type StoredDevice = { id: number; endpoint: string; p256dh: string; auth: string }

/** The receiver's devices that have not got the notification of this job. */
export async function listUntold(tx: Tx, receiver: Receiver, jobId: string): Promise<StoredDevice[]> {
  const { rows } = await tx.execute<StoredDevice>(sql`
    select s.id, s.endpoint, s.p256dh, s.auth from push_subscriptions s where ${devicesOf(receiver)}
      and not exists (select from sent_pushes d where d.job_id = ${jobId} and d.subscription_id = s.id)`)
  return rows
}

export async function noteSent(tx: Tx, jobId: string, deviceId: number): Promise<void> {
  await tx
    .insert(sentPushes)
    .values({ jobId: BigInt(jobId), subscriptionId: deviceId })
    .onConflictDoNothing()
  await tx
    .update(pushSubscriptions)
    .set({ lastUsedAt: new Date().toISOString() })
    .where(eq(pushSubscriptions.id, deviceId))
}

/** A browser may have subscribed anew in the meantime. */
export async function deleteEnded(tx: Tx, { id, endpoint }: StoredDevice): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function wasTold(tx: Tx, jobId: string): Promise<boolean> {
  const found = await tx
    .select({ id: sentPushes.subscriptionId })
    .from(sentPushes)
    .where(and(eq(sentPushes.jobId, BigInt(jobId)), ne(sentPushes.subscriptionId, mailInstead)))
    .limit(1)
  return found.length > 0
}

/** True once for each job, also if it is run again. */
export async function takeMailInstead(tx: Tx, jobId: string): Promise<boolean> {
  const taken = await tx
    .insert(sentPushes)
    .values({ jobId: BigInt(jobId), subscriptionId: mailInstead })
    .onConflictDoNothing()
    .returning({ jobId: sentPushes.jobId })
  return taken.length > 0
}

/** Records are useless once their jobs are done. */
export async function sweepSentPushes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from sent_pushes s where s.sent_at < now() - interval '1 day'
      and not exists (select from graphile_worker.jobs j where j.id = s.job_id)`)
}
