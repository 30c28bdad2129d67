import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { everyLink, mark } from '#test/every-link.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let links: LinkCaller[]
let rsvp: Awaited<ReturnType<typeof everyLink>>['rsvp']

beforeAll(async () => {
  server = await openTestServer()
  ;({ links, rsvp } = await everyLink(server))
})
afterAll(() => server.close())

describe('the role of links', () => {
  type Column = { table: string; column: string; readable: boolean }
  const columns = async () =>
    (
      await server.database.ownerPool.query<Column>(
        `select c.relname as table, a.attname as column, has_column_privilege('larkspur_link', c.oid, a.attnum, 'select') as readable
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace`,
      )
    ).rows

  const asLink = <Row extends object>(who: LinkCaller, sql: string) =>
    within(server.database.pool, who, async (tx) => (await tx.execute<Row & Record<string, unknown>>(sql)).rows)

  const ofGuests = ({ linkKind }: LinkCaller, id: number) => (['rsvp', 'caterer'].includes(linkKind) ? id : null)
  const ofRsvp = ({ linkKind }: LinkCaller, id: number) => (linkKind === 'rsvp' ? id : null)

  it('reads no row of any table but those that its link shows', async () => {
    const all = await columns()
    const tables = [...new Set(all.map(({ table }) => table))]
    expect(tables.length).toBeGreaterThan(40)
    for (const table of tables) {
      const granted = all.filter((column) => column.table === table && column.readable).map(({ column }) => column)
      for (const who of links) {
        if (table === 'feed_entries' && who.linkKind.endsWith('-calendar')) continue
        if (granted.length === 0) {
          await expect(asLink(who, `select 1 from ${table}`), table).rejects.toMatchObject({ cause: { code: '42501' } })
          continue
        }
        const rows = await asLink<Record<string, unknown>>(who, `select ${granted.join()} from ${table}`)
        const own: Record<string, number | null> = {
          planners: who.plannerId,
          clients: who.clientId,
          links: who.linkId,
          portal_customizations: null,
          envelopes: ofRsvp(who, rsvp.envelopeId),
          guests: ofRsvp(who, rsvp.guestId),
          guest_answers: ofRsvp(who, rsvp.answerId),
          parts: who.clientId && ofGuests(who, rsvp.partId),
          guest_lists: ofRsvp(who, rsvp.listId),
          rsvp_questions: ofRsvp(who, rsvp.questionId),
          // Nobody has replied, and no caterer has looked.
          rsvp_replies: null,
          caterer_views: null,
          // This wedding has no published day.
          days: null,
          published_items: null,
          published_contacts: null,
          day_vendors: null,
          // No link has made a call with a key.
          keyed_answers: null,
          // For the links of calendars see feeds.test.ts.
          feed_entries: null,
          // For the calendars of members see member-feeds.test.ts.
          tasks: null,
        }
        expect(own, `${table} is granted, so say here which rows a link may see`).toHaveProperty(table)
        expect(
          rows.map(({ id }) => id),
          table,
        ).toEqual(own[table] === null ? [] : [own[table]])
        expect(JSON.stringify(rows), table).not.toContain(mark)
      }
    }
  })

  it('writes no row but the confirmation of a vendor, the answers of an envelope, and that a caterer has looked', async () => {
    const [who] = links as [LinkCaller]
    // Besides, the keys of its calls. What a guest or a caterer writes is in rsvp-page.test.ts and caterer.test.ts.
    const own = ['day_vendors', 'keyed_answers', 'rsvp_replies', 'caterer_views']
    for (const table of new Set((await columns()).map(({ table }) => table))) {
      const inserts = own.includes(table) ? [] : [`insert into ${table} default values`]
      for (const sql of [`delete from ${table}`, ...inserts, `truncate ${table}`])
        await expect(asLink(who, sql), sql).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    const updatable = await server.database.ownerPool.query(
      `select 1 from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
          and (c.relname, a.attname) not in (('envelopes', 'note'), ('envelopes', 'answered_at'), ('guests', 'first_name'),
            ('guests', 'last_name'), ('guests', 'dietary'), ('guest_answers', 'attending'), ('guest_answers', 'meal'))
          and has_column_privilege('larkspur_link', c.oid, a.attnum, 'insert, update, references')`,
      [own],
    )
    expect(updatable.rows).toEqual([])
  })

  it('renames no guest who is on the list', async () => {
    const who = links.find(({ linkKind }) => linkKind === 'rsvp')!
    const rename = `update guests set first_name = 'Eve' where id = ${rsvp.guestId}`
    await expect(asLink(who, rename)).rejects.toMatchObject({ cause: { code: '42501' } })
    await asLink(who, `update guests set dietary = 'Vegan' where id = ${rsvp.guestId}`)
  })

  it('cannot become another role', async () => {
    for (const role of ['larkspur_planner', 'larkspur_couple', 'larkspur_door'])
      expect(
        (await server.database.ownerPool.query(`select pg_has_role('larkspur_link', '${role}', 'member') as may`)).rows,
      ).toEqual([{ may: false }])
  })
})
