import { rightsOf } from '#platform/contract/rights.ts'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listEntries } from '#studio/audit/server/list-queries.ts'
import { findLogin } from '#studio/accounts/server/queries.ts'
import { listFigures } from '#weddings/clients/server/figures-queries.ts'
import { findLoginCandidates } from '#weddings/clients/server/public/login.ts'
import { findClient, listClients } from '#weddings/clients/server/public/clients.ts'
import { findInvite } from '#weddings/couples/server/queries.ts'
import { readStats } from '#overview/dashboard/server/queries.ts'
import { drizzle } from '#platform/server/db/drizzle.ts'
import type { Connection, Tx } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { findDocument, listDocuments, listWeddingDocuments } from '#planning/documents/server/queries.ts'
import { listKeyMoments, listPublishedParts } from '#day/days/server/public/published-days.ts'
import { readForCouple } from '#day/days/server/published-queries.ts'
import {
  findDay,
  listContacts,
  listDays,
  listDayVendors,
  listItems,
  listUnpublished,
} from '#day/days/server/queries.ts'
import { listCalendarEvents } from '#planning/events/server/public.ts'
import { findEvent, listEvents, listUpcoming } from '#planning/events/server/queries.ts'
import { listLinks } from '#weddings/links/server/queries.ts'
import { readOwnLink } from '#weddings/links/server/public.ts'
import { listGoals } from '#planning/goals/server/queries.ts'
import { listConversations, listRecent } from '#talk/messages/server/queries.ts'
import { countUnread, listNotifications } from '#talk/notifications/server/queries.ts'
import { searchStudio } from '#overview/search/server/queries.ts'
import { listToday } from '#overview/today/server/queries.ts'
import { readWeek } from '#overview/today/server/week-queries.ts'
import { readBoard } from '#planning/tasks/server/board-queries.ts'
import { listDeadlines, listTasksOfClient } from '#planning/tasks/server/public.ts'
import { listTasks, tickTask } from '#planning/tasks/server/queries.ts'
import { findNextSteps } from '#weddings/clients/server/next-queries.ts'
import { listBatches } from '#weddings/history/server/queries.ts'
import { listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import { listPlan } from '#plan/plan/server/dated.ts'
import { listPlanRows } from '#plan/plan/server/plan-queries.ts'
import { listUsualDurations } from '#day/days/server/usual-queries.ts'
import { listRows, readMoney } from '#money/figures/server/queries.ts'
import { listMail } from '#money/invoices/server/mail-queries.ts'
import { listUncertain } from '#money/invoices/server/reminder-queries.ts'
import { listTemplates as listSheets } from '#day/days/server/sheets/queries.ts'
import { findTemplate } from '#plan/templates/server/public.ts'
import { listTemplates } from '#plan/templates/server/queries.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
const studios = 60
const rowsEach = 100
let ownClient = 0

/** The history of so many rows would take minutes to write. */
const historyTriggers = (action: 'disable' | 'enable') => `
  do $$
  declare
    one record;
  begin
    for one in select tgrelid::regclass as part, tgname as name from pg_trigger where tgname like 'keep_history_of_%' loop
      execute format('alter table %s ${action} trigger %I', one.part, one.name);
    end loop;
  end
  $$;`

beforeAll(async () => {
  server = await openTestServer()
  await server.database.ownerPool.query(`
    set local statement_timeout = 0;
    ${historyTriggers('disable')}
    insert into planners (username, name, email, password_hash)
      select 'u' || n, 'Planner', 'p' || n || '@example.com', 'x' from generate_series(1, ${studios}) n;
    insert into clients (planner_id, partner_one_name, partner_two_name, email, wedding_date, venue)
      select p.id, 'Emma ' || n, 'James ' || n, 'c' || p.id || '.' || n || '@example.com', '2027-05-' || lpad((n % 28 + 1)::text, 2, '0'), 'Mill'
      from planners p, generate_series(1, ${rowsEach}) n;
    insert into notifications (planner_id, title, message, type, is_read)
      select p.id, 'Title', 'Message', 'client', n % 10 <> 0 from planners p, generate_series(1, ${rowsEach}) n;
    insert into events (planner_id, client_id, title, date, time)
      select planner_id, id, 'Tasting', date '2027-01-01' + (id % 365), '10:00' from clients;
    insert into days (planner_id, client_id, name, date, time_zone, version)
      select planner_id, id, 'Wedding day', wedding_date, 'UTC', 1 from clients where id % 3 = 0;
    insert into day_items (planner_id, client_id, day_id, start, minutes, title)
      select planner_id, client_id, id, 60 * n, 30, 'Item' from days, generate_series(8, 12) n where id % 5 = 0;
    update day_items set started_at = '2026-05-01', ended_at = '2026-05-01T00:30Z' where id % 7 = 0;
    insert into published_items (planner_id, client_id, day_id, item_id, start, minutes, title)
      select planner_id, client_id, day_id, id, start, minutes, title from day_items;
    insert into day_contacts (planner_id, client_id, day_id, name) select planner_id, client_id, id, 'May' from days;
    insert into published_contacts (planner_id, client_id, day_id, name) select planner_id, client_id, day_id, name from day_contacts;
    insert into couple_secrets (planner_id, client_id, invite_hash) select planner_id, id, sha256(id::text::bytea) from clients;
    insert into tasks (planner_id, client_id, title, due_date, completed)
      select planner_id, id, 'Task ' || id, wedding_date, id % 3 = 0 from clients;
    insert into templates (planner_id, name, rows, contents)
      select p.id, 'Template ' || n, '[]', '{}' from planners p, generate_series(1, 20) n;
    insert into sheet_templates (planner_id, name, days, contents)
      select p.id, 'Sheet ' || n, '[]', '{}' from planners p, generate_series(1, 20) n;
    insert into progress_goals (planner_id, title, target_value, category, month_year)
      select p.id, 'Goal', 5, 'events', '20' || (10 + n % 40) || '-05' from planners p, generate_series(1, 100) n;
    insert into documents (planner_id, client_id, filename, original_name, uploaded_by)
      select planner_id, id, 'a.pdf', 'Contract', 'planner' from clients;
    insert into messages (planner_id, client_id, sender, sender_name, content, read)
      select c.planner_id, c.id, case n % 2 when 0 then 'client' else 'planner' end, 'Client', 'Hello', n < 4
      from clients c, generate_series(1, 4) n;
    insert into message_attachments (planner_id, client_id, message_id, file_key, original_name, file_type, file_size)
      select planner_id, client_id, id, 'a.pdf', 'Contract', 'application/pdf', 1 from messages where id % 10 = 0;
    insert into invoices (planner_id, client_id, invoice_number, amount_cents, status)
      select planner_id, id, 'P-' || id, 50000, case when id % 4 = 0 then 'Sent' else 'Draft' end from clients;
    insert into today_snoozes (planner_id, subject, subject_id, until) select planner_id, 'task', id, '2027-05-20' from tasks where id % 5 = 0;
    insert into task_nudges (planner_id, client_id, task_id) select planner_id, client_id, id from tasks where id % 7 = 0;
    insert into invoice_payments (planner_id, client_id, invoice_id, amount_cents, date)
      select planner_id, client_id, id, 100, '2027-05-01' from invoices where status <> 'Draft';
    insert into invoice_reminders (planner_id, client_id, invoice_id, kind, due_date)
      select planner_id, client_id, id, 'before', '2027-05-01' from invoices where id % 4 = 0;
    insert into letters (planner_id, client_id, person_id, person_name, email, subject, kinds, news, link_hash, settings_hash)
      select planner_id, id, id, 'Emma', 'emma@example.com', 'News', '{invoice}', '[]', sha256(('a' || id)::bytea), sha256(('b' || id)::bytea) from clients;
    insert into links (planner_id, client_id, kind, label, token_hash)
      select planner_id, id, 'vendor-day', 'Rosebud', sha256(id::text::bytea) from clients;
    insert into vendors (planner_id, name, category) select p.id, 'Vendor ' || n, 'florist' from planners p, generate_series(1, 20) n;
    insert into client_vendors (planner_id, client_id, vendor_id, status)
      select c.planner_id, c.id, v.id, 'confirmed' from clients c join vendors v on v.planner_id = c.planner_id where (c.id + v.id) % 10 = 0;
    insert into day_vendors (planner_id, client_id, day_id, vendor_id, changed_in)
      select d.planner_id, d.client_id, d.id, v.vendor_id, 1 from days d join client_vendors v using (planner_id, client_id);
    update clients set invite_sent = true, invite_expires_at = now() where id % 9 = 0;
    update invoices set due_date = '2027-05-' || lpad((id % 28 + 1)::text, 2, '0') where id % 2 = 0;
    insert into client_feedback (planner_id, client_id, rating, category)
      select planner_id, id, 5, 'overall' from clients;
    insert into parts (planner_id, client_id, name, due_date)
      select planner_id, id, 'Part ' || n, '2027-04-01' from clients, generate_series(1, 3) n;
    insert into envelopes (planner_id, client_id, name) select planner_id, id, 'Envelope ' || n from clients, generate_series(1, 3) n;
    insert into guests (planner_id, client_id, envelope_id, first_name)
      select planner_id, client_id, id, 'Guest ' || n from envelopes, generate_series(1, 2) n;
    insert into guest_answers (planner_id, client_id, guest_id, part_id)
      select g.planner_id, g.client_id, g.id, p.id from guests g join parts p using (planner_id, client_id);
    insert into history_batches (planner_id, client_id, kind, about) select planner_id, id, 'bulk', '{}' from clients;
    insert into history (planner_id, client_id, batch, table_name, row_id, operation, subject, by_kind)
      select planner_id, client_id, id, 'tasks', id, 'insert', title, 'planner' from tasks;
    insert into audit_entries (planner_id, seq, at, kind, actor, details, after_break, seal, key_mark)
      select p.id, n, now(), 'sign-in', 'owner', '{}', false, '\\x00', '' from planners p, generate_series(1, 100) n;
    -- A table with one row per studio would fit on a few pages, where a scan is as cheap as an index.
    insert into planners (username, name, email, password_hash)
      select 'v' || n, 'Planner', 'v' || n || '@example.com', 'x' from generate_series(1, 2000) n;
    analyze;`)
  // Only once it is committed, because some triggers wait for the end of the transaction.
  await server.database.ownerPool.query(historyTriggers('enable'))
}, 300_000)
afterAll(() => server.close())

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

/**
 * Runs the query in the caller's role and explains each statement it sends. A caller without a session reads
 * tables with one row per studio, where a scan may be cheapest; scans are disabled there to show that an index would
 * serve.
 */
async function tablesScanned(
  role: 'planner' | 'anyone' | 'link',
  run: (tx: Tx) => Promise<unknown>,
): Promise<string[]> {
  const connection = await server.database.ownerPool.connect()
  try {
    const { rows } = await connection.query<{ id: number }>('select id from planners order by id offset 30 limit 1')
    const own = await connection.query<{ id: number }>('select id from clients where planner_id = $1 limit 1', [
      rows[0]?.id,
    ])
    ownClient = own.rows[0]?.id ?? 0
    await connection.query(
      `begin; set local app.planner = '${rows[0]?.id}'; set local app.rights = '${rightsOf.owner.join(' ')}'; set local app.weddings = '{}'; set local app.member = ''; set local app.client = '${ownClient}'; set local app.link = '${ownClient}'; set local app.link_weddings = '{${ownClient}}'; set local role ${roles[role]}; set local enable_seqscan = ${role === 'planner'}`,
    )
    const scanned: string[] = []
    const explained: Promise<void>[] = []
    const explain = async ({ text, values }: QueryConfig) => {
      const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json) ${text}`,
        values,
      )
      scanned.push(...scansOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan))
    }
    const query = (asked: QueryConfig, values?: unknown[]) => {
      const whole = values ? { ...asked, values } : asked
      explained.push(explain(whole))
      return connection.query(whole)
    }
    await run(drizzle({ client: { query } as unknown as Connection, casing: 'snake_case' }))
    await Promise.all(explained)
    expect(explained.length).toBeGreaterThan(0)
    return scanned
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}

describe(`with ${studios} studios of ${rowsEach} rows`, () => {
  it.each([
    ['the list of clients', 'planner', listClients],
    ['the figures of all clients', 'planner', (tx: Tx) => listFigures(tx, '2027-06-01')],
    ['one client', 'planner', (tx: Tx) => findClient(tx, ownClient)],
    ['the search', 'planner', (tx: Tx) => searchStudio(tx, 'emma 4')],
    ['the notifications', 'planner', (tx: Tx) => listNotifications(tx, 50, 60_000)],
    ['the unread count', 'planner', countUnread],
    ['the mail about invoices that may not have gone out', 'planner', listUncertain],
    ['what was mailed about an invoice', 'planner', (tx: Tx) => listMail(tx, ownClient, ownClient)],
    ['the figures of money', 'planner', (tx: Tx) => readMoney(tx, {})],
    [
      'the rows of a figure',
      'planner',
      (tx: Tx) => listRows(tx, { figure: 'income', from: '2027-05-01', to: '2027-05-31' }),
    ],
    ['the conversations', 'planner', listConversations],
    ['the latest message of each couple', 'planner', listRecent],
    ['the events of a month', 'planner', (tx: Tx) => listEvents(tx, { from: '2027-03-28', to: '2027-05-01' })],
    ['a month of the calendar', 'planner', (tx: Tx) => listCalendarEvents(tx, '2027-03-28', '2027-05-01')],
    ['the key moments of a month', 'planner', (tx: Tx) => listKeyMoments(tx, '2027-03-28', '2027-05-01')],
    ["a couple's events", 'planner', (tx: Tx) => listEvents(tx, { clientId: ownClient })],
    ['the events to come', 'planner', (tx: Tx) => listUpcoming(tx, '2027-06-01')],
    ['the plan templates', 'planner', listTemplates],
    ['the templates of run sheets', 'planner', listSheets],
    ['the usual durations', 'planner', listUsualDurations],
    ['one plan template', 'planner', (tx: Tx) => findTemplate(tx, ownClient).catch(() => undefined)],
    ['one event', 'planner', (tx: Tx) => findEvent(tx, ownClient).catch(() => undefined)],
    ['the days of a wedding', 'planner', (tx: Tx) => listDays(tx, ownClient)],
    ['a day', 'planner', (tx: Tx) => findDay(tx, ownClient).catch(() => undefined)],
    ['the items of a day', 'planner', (tx: Tx) => listItems(tx, ownClient)],
    ['the contacts of a day', 'planner', (tx: Tx) => listContacts(tx, ownClient)],
    ['the vendors of a day', 'planner', (tx: Tx) => listDayVendors(tx, ownClient)],
    ['what is not published of a day', 'planner', (tx: Tx) => listUnpublished(tx, ownClient)],
    ['the published items of a day', 'planner', (tx: Tx) => listPublishedParts(tx, ownClient)],
    ['the published days of a couple', 'planner', (tx: Tx) => readForCouple(tx, ownClient)],
    ['all tasks', 'planner', (tx: Tx) => listTasks(tx)],
    ['the completed tasks', 'planner', (tx: Tx) => listTasks(tx, { status: 'completed' })],
    ['a page of tasks', 'planner', (tx: Tx) => listTasks(tx, { limit: 50, before: ownClient })],
    ['the board of tasks', 'planner', (tx: Tx) => readBoard(tx, { today: '2027-05-14' })],
    ['a search on the board', 'planner', (tx: Tx) => readBoard(tx, { words: 'task 4', group: 'date' })],
    ['the deadlines of a month', 'planner', (tx: Tx) => listDeadlines(tx, '2027-03-28', '2027-05-01')],
    ['the tasks of a client', 'planner', (tx: Tx) => listTasksOfClient(tx, ownClient)],
    ['the figures of the dashboard', 'planner', (tx: Tx) => readStats(tx, '2027-06-01')],
    ['the list of what matters today', 'planner', (tx: Tx) => listToday(tx, '2027-05-14')],
    ['what is next for a wedding', 'planner', (tx: Tx) => findNextSteps(tx, ownClient, '2027-05-01')],
    ['the history of a wedding', 'planner', (tx: Tx) => listBatches(tx, ownClient, {})],
    ['the audit log', 'planner', (tx: Tx) => listEntries(tx, { limit: 50, group: 'sign-ins' })],
    ['the guests of a wedding', 'planner', (tx: Tx) => listEnvelopes(tx, 'planner', ownClient)],
    ['the dated rows of a wedding', 'planner', (tx: Tx) => listPlan(tx, ownClient, null)],
    ['the plan of a wedding', 'planner', (tx: Tx) => listPlanRows(tx, ownClient, 1)],
    ['the next weeks', 'planner', (tx: Tx) => readWeek(tx, '2027-05-14')],
    ['one task', 'planner', (tx: Tx) => tickTask(tx, ownClient, true)],
    ['all documents', 'planner', (tx: Tx) => listDocuments(tx, {})],
    ['the documents of a client', 'planner', (tx: Tx) => listWeddingDocuments(tx, ownClient, {})],
    ['one document', 'planner', (tx: Tx) => findDocument(tx, ownClient).catch(() => undefined)],
    ['the goals of a month', 'planner', (tx: Tx) => listGoals(tx, '2027-05')],
    ['a sign-in', 'anyone', (tx: Tx) => findLogin(tx, 'P7@example.com')],
    ["a couple's sign-in", 'anyone', (tx: Tx) => findLoginCandidates(tx, 'c7.7@example.com')],
    ['the links of a wedding', 'planner', (tx: Tx) => listLinks(tx, ownClient)],
    ["a link's page", 'link', readOwnLink],
    ['an invite', 'anyone', (tx: Tx) => findInvite(tx, 'token')],
  ] as const)('%s uses no sequential scan', async (_, role, run) => {
    expect(await tablesScanned(role, run as (tx: Tx) => Promise<unknown>)).toEqual([])
  })

  it('detects a sequential scan', async () => {
    expect(await tablesScanned('anyone', (tx) => tx.execute('select * from attempts, planners'))).not.toEqual([])
  })
})
