import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#platform/contract/calendar-date.ts'
import { dayJobs } from '#day/days/server/jobs.ts'
import { deleteStudios } from '#studio/deletion/server/jobs.ts'
import { sweepFiles } from '#platform/server/files/jobs.ts'
import { sweepHistory } from '#weddings/history/server/jobs.ts'
import { remindCouples } from '#money/invoices/server/jobs.ts'
import { fileColumns } from '#app/server/tables.ts'
import { jobs } from '#app/server/jobs.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { sendDueMessages } from '#talk/messages/server/jobs.ts'
import { mailDigests, mailNotifications, remind } from '#talk/notifications/server/jobs.ts'
import { mailToday } from '#overview/today/server/jobs.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { waitingJobs } from '#test/queue.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
  await ask(`create table poisoned (planner_id int)`)
  await ask(`create function refuse_poisoned() returns trigger language plpgsql security definer as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      if exists (select from poisoned p where p.planner_id = coalesce(changed ->> 'planner_id', changed ->> 'id')::int) then
        raise exception 'poisoned';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`)
})
afterEach(() => ask('delete from poisoned'))
afterAll(() => server.close())

const ask = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<Row>(statement, values)).rows

type Studio = { planner: PlannerCaller; clientId: number; zone: string }

async function studioAt(hour: number): Promise<Studio> {
  const planner = await server.planner()
  const zone = zoneAt(hour)
  await planner.patch('/api/preferences', { timeZone: zone })
  const { client } = await server.couple(planner)
  return { planner, clientId: client.id, zone }
}

/** Changes a value of the studio's rows to one that no form takes. */
const spoilt =
  (change: string) =>
  async ({ planner }: Studio) =>
    void (await ask(`update ${change} where ${change.startsWith('planners') ? 'id' : 'planner_id'} = $1`, [planner.id]))

/** Refuses each change of this kind to the studio's rows. */
const refused =
  (table: string, kind: 'insert' | 'update' | 'delete') =>
  async ({ planner }: Studio) => {
    await ask('insert into poisoned values ($1)', [planner.id])
    await ask(
      `create or replace trigger aa_poisoned_${kind} before ${kind} on ${table} for each row execute function refuse_poisoned()`,
    )
  }

const count = async (query: string, { planner }: Studio) =>
  (await ask<{ count: number }>(`select count(*)::int as count from ${query}`, [planner.id]))[0]?.count ?? 0

const mailsTo = (studio: Studio, subject: string) =>
  count(
    `${waitingJobs} j, planners p where p.id = $1 and payload ->> 'to' = p.email and payload ->> 'subject' ~ '${subject}'`,
    studio,
  )

type Case = {
  job: string
  hour?: number
  prepare: (studio: Studio) => Promise<unknown>
  poison: (studio: Studio) => Promise<void>
  run: () => Promise<unknown>
  isDone: (studio: Studio) => Promise<boolean>
}

const wedding = ({ clientId }: Studio) => `/api/clients/${clientId}`
const later = () => new Date(Date.now() + 11 * 60_000)
const [tellVendors] = dayJobs

const cases: Case[] = [
  {
    job: 'sweep-history',
    prepare: ({ planner }) =>
      ask(`update history set at = now() - interval '9 years' where planner_id = $1`, [planner.id]).then(() =>
        ask('update planners set history_months = 12 where id = $1', [planner.id]),
      ),
    poison: spoilt('planners set history_months = 2147483647'),
    run: () => server.run(sweepHistory, null),
    isDone: async (studio) => (await count('history where planner_id = $1', studio)) === 0,
  },
  {
    job: 'remind-couples',
    prepare: async (studio) => {
      await studio.planner.patch('/api/billing', { remindBefore: 3 })
      const form = { amount: '500', status: 'Sent', issuedOn: dayIn(studio.zone, -9), dueDate: dayIn(studio.zone, 2) }
      await studio.planner.post(`${wedding(studio)}/invoices`, form)
      await ask(`update notices set created_at = created_at - interval '1 day' where planner_id = $1`, [
        studio.planner.id,
      ])
    },
    poison: spoilt(`invoices set due_date = 'soon'`),
    run: () => server.run(remindCouples, null),
    isDone: async (studio) => (await count('invoice_reminders where planner_id = $1', studio)) === 1,
  },
  {
    job: 'remind',
    prepare: ({ planner, zone }) => planner.post('/api/tasks', { title: 'Order', dueDate: dayIn(zone, 0) }),
    poison: refused('notifications', 'insert'),
    run: () => server.run(remind, null),
    isDone: async (studio) => (await count(`notifications where planner_id = $1 and type = 'reminder'`, studio)) === 1,
  },
  {
    job: 'tell-of-tasks-due',
    prepare: (studio) =>
      studio.planner.post('/api/tasks', {
        title: 'Choose a band',
        clientId: studio.clientId,
        dueDate: dayIn(studio.zone, 1),
        assignedTo: 'client',
        visibleToCouple: true,
      }),
    poison: refused('notices', 'insert'),
    run: () => server.run(tellOfDue, null),
    isDone: async (studio) => (await count(`notices where planner_id = $1 and kind = 'task-due'`, studio)) === 1,
  },
  {
    job: 'send-letters',
    prepare: (studio) => studio.planner.post(`${wedding(studio)}/messages`, { content: 'Hello' }),
    poison: async (studio) => {
      await spoilt(`clients set wedding_date = 'someday'`)(studio)
      await spoilt(`people set rhythm = 'daily'`)(studio)
    },
    run: () => sendLetters(server.jobContext, new Date(Date.now() + 2 * dayMs)),
    isDone: async (studio) => (await count('letters where planner_id = $1', studio)) === 1,
  },
  {
    job: 'tell-vendors',
    prepare: async ({ planner, clientId }) => {
      const { body: vendor } = await planner.post('/api/vendors', {
        name: 'Rosebud',
        category: 'florist',
        email: `rose-${planner.id}@example.com`,
      })
      await planner.post(`/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
      const { body: day } = await planner.post(`/api/clients/${clientId}/days`, { name: 'Wedding day' })
      await planner.post(`/api/days/${day.id}/items`, { title: 'Arch', vendorIds: [vendor.id] })
      await planner.post(`/api/days/${day.id}/publish`)
      await ask(`update days set published_at = now() - interval '1 hour' where id = $1`, [day.id])
    },
    poison: refused('day_vendors', 'update'),
    run: () => server.run(tellVendors!, null),
    isDone: async (studio) => (await count('day_vendors where planner_id = $1 and told_version > 0', studio)) === 1,
  },
  {
    job: 'mail-news',
    prepare: ({ planner }) =>
      ask(`select notify_planner($1, 'message', 'News', '', 'medium', null, null, null)`, [planner.id]),
    poison: refused('notifications', 'update'),
    run: () => mailNotifications(server.jobContext, later()),
    isDone: async (studio) =>
      (await count('notifications where planner_id = $1 and mailed_at is not null', studio)) > 0,
  },
  {
    job: 'mail-digests',
    hour: 8,
    prepare: async ({ planner }) => {
      await planner.patch('/api/preferences', { mailDigest: true })
      await ask(`select notify_planner($1, 'message', 'News', '', 'medium', null, null, null)`, [planner.id])
    },
    poison: refused('notifications', 'update'),
    run: () => server.run(mailDigests, null),
    isDone: async (studio) =>
      (await count('notifications where planner_id = $1 and mailed_at is not null', studio)) > 0,
  },
  {
    job: 'mail-today',
    hour: 7,
    prepare: async ({ planner, zone }) => {
      await planner.patch('/api/today-mail', { rhythm: 'daily', hour: 7 })
      await planner.post('/api/tasks', { title: 'Order the arch', dueDate: dayIn(zone, -3) })
    },
    poison: refused('planners', 'update'),
    run: () => server.run(mailToday, null),
    isDone: async (studio) => (await mailsTo(studio, 'matters? today')) === 1,
  },
  {
    job: 'send-scheduled-messages',
    prepare: async (studio) => {
      const sendAt = new Date(Date.now() + 3_600_000).toISOString()
      await studio.planner.post(`${wedding(studio)}/messages`, { content: 'Tomorrow', sendAt })
      await ask('update scheduled_messages set send_at = now() where planner_id = $1', [studio.planner.id])
    },
    poison: refused('scheduled_messages', 'delete'),
    run: () => sendDueMessages(server.jobContext),
    isDone: async (studio) => (await count('messages where planner_id = $1', studio)) === 1,
  },
  {
    job: 'empty-trash',
    prepare: async (studio) => {
      await studio.planner.delete(wedding(studio))
      await ask(`update deleted_weddings set deleted_at = now() - interval '31 days' where planner_id = $1`, [
        studio.planner.id,
      ])
    },
    poison: refused('deleted_weddings', 'delete'),
    run: () =>
      server.run(
        jobs.find(({ name }) => name === 'empty-trash')!,
        null as never,
      ),
    isDone: async (studio) => (await count('deleted_weddings where planner_id = $1', studio)) === 0,
  },
  {
    job: 'delete-studios',
    prepare: ({ planner }) => ask('update planners set deletes_at = now() where id = $1', [planner.id]),
    poison: refused('planners', 'delete'),
    run: () => deleteStudios(server.jobContext, fileColumns),
    isDone: async (studio) => (await count('planners where id = $1', studio)) === 0,
  },
]

describe('a studio with a row that cannot be read or written', () => {
  it.each(cases)('does not keep $job from doing the next one', async ({ hour = 12, prepare, poison, run, isDone }) => {
    const [first, second] = [await studioAt(hour), await studioAt(hour)]
    for (const studio of [first, second]) await prepare(studio)
    await server.workOff()
    await poison(first)
    expect([await isDone(first), await isDone(second)]).toEqual([false, false])
    await run()
    expect([await isDone(first), await isDone(second)]).toEqual([false, true])
  })
})

it('a file that cannot be removed does not keep the others from being removed', async () => {
  const keys = [await server.files.put(Readable.from(['one'])), await server.files.put(Readable.from(['two']))]
  const files = Object.assign(Object.create(server.files) as typeof server.files, {
    olderThan: async function* () {
      for (const { key } of keys) yield key
    },
    remove: (key: string) => (key === keys[0]?.key ? Promise.reject(new Error('poisoned')) : server.files.remove(key)),
  })
  const context = { ...server.jobContext, services: { ...server.jobContext.services, files } }
  await sweepFiles(context, fileColumns, new Date(Date.now() + dayMs))
  expect(await server.storedFiles()).toEqual([keys[0]?.key])
})
