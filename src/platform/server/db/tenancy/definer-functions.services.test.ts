import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let found: Definer[]
beforeAll(async () => {
  server = await openTestServer()
  found = (await server.database.ownerPool.query<Definer>(definers)).rows
})
afterAll(() => server.close())

type Definer = { name: string; isOwners: boolean; searchPath: string; isTrigger: boolean; callers: string[] }

const definers = `
  select p.proname as name, p.proowner = d.datdba as "isOwners", p.prorettype = 'trigger'::regtype as "isTrigger",
    substring(array_to_string(p.proconfig, ';') from 'search_path=([^;]*)') as "searchPath",
    array(select coalesce(replace(r.rolname, 'larkspur_', ''), 'public')
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
      where a.grantee <> p.proowner order by 1)::text[] as callers
  from pg_proc p join pg_database d on d.datname = current_database()
  where p.prosecdef and p.pronamespace = 'public'::regnamespace`

/** All SECURITY DEFINER functions, which bypass row security: the roles that may call them, and the reason. */
const known: Record<string, { callers: string[]; reason: string }> = {
  enter_planner_session: {
    callers: ['app'],
    reason: 'finds a session by the hash of its token, before there is a role',
  },
  enter_api_token: { callers: ['app'], reason: 'the same for an API token' },
  enter_couple_session: { callers: ['app'], reason: 'the same for a couple' },
  enter_link: { callers: ['app'], reason: 'finds a link by the hash of its token, before there is a role' },
  guests_behind_code: {
    callers: ['door'],
    reason: 'finds the guests of a wedding for whoever has the code on its printed card',
  },
  open_rsvp_link: { callers: ['door'], reason: 'opens the answer of one of them, whom the caller has named' },
  confirm_rsvp: {
    callers: ['link'],
    reason: 'queues the confirmation of an answer, to an address that whoever answers may not read',
  },
  end_guest_mail: {
    callers: ['link'],
    reason: 'ends the mail to an envelope, by the address that it was sent to, which the link may not read',
  },
  caterer_servings: {
    callers: ['link'],
    reason: 'counts the guests of a wedding for its caterer, without what it may not read of them',
  },
  caterer_final_count: { callers: ['link'], reason: 'the same for the final count, which has their names' },
  enqueue: { callers: ['couple', 'door', 'planner'], reason: 'writes a job, in tables that belong to the queue' },
  begin_audit_entry: {
    callers: ['couple', 'door', 'planner'],
    reason: 'locks the head of the audit log, which no role may read',
  },
  add_audit_entry: { callers: ['couple', 'door', 'planner'], reason: 'writes the audit log, which no role writes' },
  end_added_since: {
    callers: ['door'],
    reason: 'ends what a thief has added to a studio, for whoever has the link that takes its address back',
  },
  end_at_reset: {
    callers: ['door'],
    reason: 'ends the tokens of a studio, for whoever has the link that its owner was mailed to choose a password',
  },
  notify_planner: { callers: ['couple', 'door', 'link', 'planner'], reason: 'writes a notification for somebody else' },
  note_second_factor: { callers: [], reason: 'a trigger that notes on an account what it has, whoever adds it' },
  follow_second_factors: {
    callers: [],
    reason: 'a trigger that takes the rights from sessions, whoever changes a row',
  },
  notify_member: { callers: ['planner'], reason: 'writes a notification for somebody else in the studio' },
  studio_look: {
    callers: ['couple', 'door', 'link', 'planner'],
    reason: 'tells how a studio looks, which it shows to whoever gets a link or a mail from it',
  },
  studio_pictures: {
    callers: ['couple', 'door', 'link', 'planner'],
    reason: 'tells the same callers where its logo and photograph are',
  },
  studio_picture_of: {
    callers: ['door'],
    reason: 'finds a picture by the key in its address, for whoever got it from a page of the studio',
  },
  search_studio: { callers: ['planner'], reason: 'row security keeps the text index from being used (decision 006)' },
  published_progress: {
    callers: ['couple', 'link'],
    reason: 'tells how late a day is by all of its items, also those that the caller does not see',
  },
  date_is_changing: {
    callers: ['couple', 'link', 'planner'],
    reason: 'tells that the date of a published day is being changed, not to which',
  },
  studio_today: { callers: ['couple', 'door', 'planner'], reason: 'reads the time zone of the planner' },
  colleagues: { callers: ['planner'], reason: 'names members to those who may not read their addresses and roles' },
  free_table: { callers: [], reason: 'guests who decline by their link may not write tables' },
  open_couples_list: { callers: ['couple'], reason: 'names a batch of the history, which no couple may write' },
  undo_couples_change: {
    callers: ['couple'],
    reason: 'takes back what the couple has changed itself, by the history, which no couple may read',
  },
  batch_is_withheld: { callers: ['planner'], reason: 'counts changes that the caller may not see' },
  end_member_calendars: {
    callers: [],
    reason: 'a trigger that ends the calendar of a member who leaves, and the API tokens of an owner',
  },
  announce_other_rights: {
    callers: [],
    reason: 'a trigger that ends live channels of sessions, which only their owners may read',
  },
  end_access_of_address: {
    callers: [],
    reason: 'a trigger that ends what a person signs in with when its address changes, whoever changes it',
  },
  forget_trashed: { callers: [], reason: 'a trigger that deletes what else names a couple deleted for good' },
  keep_ceiling: { callers: [], reason: 'a trigger that counts all rows of a studio, whoever adds one' },
  keep_assignee_name: { callers: [], reason: 'a trigger that renames a member in tasks, whoever joins' },
  delete_wedding: { callers: ['planner'], reason: 'moves secrets of a couple into the trash' },
  restore_wedding: { callers: ['planner'], reason: 'writes them back' },
  tell_webhooks_of_row: { callers: [], reason: 'a trigger that queues events for webhooks, whoever changes a row' },
  keep_history: {
    callers: [],
    reason: 'a trigger that writes the history, which no role writes, and does the same for rows with a history',
  },
  keep_row_history: { callers: [], reason: 'the same for rows that are added or changed' },
  note_amounts: { callers: [], reason: 'a trigger that writes the history of an invoice, which no role writes' },
  follow_checkout: { callers: [], reason: 'a trigger that stores payments in progress, whoever pays' },
  close_stale_checkouts: { callers: [], reason: 'a trigger that closes payment pages of an invoice that has changed' },
  close_checkout_if_stale: { callers: [], reason: 'a trigger that closes a payment page that opened too late' },
  keep_events_in_feeds: { callers: [], reason: 'a trigger that writes what calendars show, which no role writes' },
  keep_row_in_feeds: { callers: [], reason: 'the same for events that are added or changed' },
  keep_day_in_feeds: { callers: [], reason: 'the same for the key moments of a published day' },
  keep_couple_in_feeds: { callers: [], reason: 'the same for the names of a couple' },
  keep_vendor_page: { callers: [], reason: 'a trigger that moves the end of links, whoever changes what they show' },
  confirm_vendor: {
    callers: [],
    reason: 'a trigger that notes that a vendor has confirmed, which links may not write',
  },
  forget_feed_entries: { callers: [], reason: 'a trigger that deletes what is left of a deleted wedding' },
  close_lost_checkout: { callers: [], reason: 'a trigger that closes the payment page of a deleted invoice' },
}

describe('SECURITY DEFINER functions', () => {
  it('are exactly these, callable by exactly these roles', () => {
    expect(Object.fromEntries(found.map(({ name, callers }) => [name, callers]))).toEqual(
      Object.fromEntries(Object.entries(known).map(([name, { callers }]) => [name, callers])),
    )
    for (const { isTrigger, callers } of found) expect(isTrigger || callers.length > 0).toBe(true)
  })

  it('belong to the owner and have a search_path of our schema only', () => {
    for (const { name, isOwners, searchPath } of found) {
      expect({ name, isOwners, searchPath }).toEqual({
        name,
        isOwners: true,
        searchPath: 'pg_catalog, public, pg_temp',
      })
    }
  })
})
