import * as z from 'zod/mini'
import { itemStates } from '#day/days/contract/day-audiences.ts'
import { mostLength, mostStart } from '#day/days/contract/day-time.ts'
import { newContact, newDay, newItem } from '#day/days/contract/endpoints.ts'
import { date, timeZone } from '#platform/contract/fields.ts'
import { count, inPlanForm } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { days, dayItems, publishedItems, dayContacts, publishedContacts, dayVendors } from '#day/days/server/table.ts'

const start = z.int().check(z.minimum(0), z.maximum(mostStart))

/** What is running can last longer than what is planned. */
const minutes = z.int().check(z.minimum(1), z.maximum(2 * mostLength))

const item = { ...newItem.shape, start, minutes, state: z.enum(itemStates) }

const toldItem = z.object({
  id: z.int(),
  start: z.string().check(z.regex(/^\d\d:\d\d$/)),
  title: z.string(),
  vendorIds: z.array(z.int()),
})

const ofDay = {
  select: [
    'id',
    'plannerId',
    'clientId',
    'version',
    'publishedAt',
    'publishedName',
    'publishedDate',
    'publishedTimeZone',
    'publishedPlace',
    'publishedLatitude',
    'publishedLongitude',
  ],
} as const

const ofItem = [
  'plannerId',
  'clientId',
  'itemId',
  'dayId',
  'start',
  'minutes',
  'title',
  'place',
  'details',
  'section',
  'isKey',
  'state',
  'startedAt',
  'endedAt',
] as const

const ofContact = {
  select: ['id', 'plannerId', 'clientId', 'dayId', 'name', 'role', 'phone', 'email', 'audience'],
} as const

const confirmation = ['confirmedVersion', 'confirmedAt', 'confirmedBy'] as const

export const tables = [
  about(days, {
    couple: ofDay,
    link: ofDay,
    announced: { topic: 'days', wedding: 'client_id' },
    ceiling: [5000, 'days'],
    history: {
      noun: 'day',
      without: [
        'version',
        'published_at',
        'published_name',
        'published_date',
        'published_time_zone',
        'published_place',
        'published_latitude',
        'published_longitude',
      ],
      fields: {
        client_id: 'couple',
        name: 'name',
        time_zone: 'time zone',
        place: 'place',
        date_offset: 'tie to the wedding’s date',
      },
      date: 'date',
      undo: 'true',
      parts: ['day_items.day_id', 'day_contacts.day_id'],
    },
    exported: { inWedding: 'own', name: 'name', form: { ...newDay.shape, ...inPlanForm, version: count } },
  }),
  about(dayItems, {
    announced: { topic: 'days' },
    history: {
      noun: 'run sheet item',
      without: ['search_text', 'state', 'state_at', 'started_at', 'ended_at'],
      fields: {
        client_id: 'couple',
        start: 'time',
        minutes: 'duration',
        title: 'title',
        place: 'place',
        details: 'details',
        section: 'section',
        audience: 'audience',
        vendor_ids: 'vendors',
      },
      undo: 'true',
    },
    exported: {
      inWedding: 'own',
      csv: {
        name: 'run-sheet-items',
        heads: {
          couple: 'Couple',
          day: 'Day',
          start: 'Start',
          minutes: 'Minutes',
          title: 'Title',
          place: 'Place',
          details: 'Details',
          section: 'Section',
          vendors: 'Vendors',
          audience: 'Who sees it',
          state: 'State',
          notes: 'Notes',
        },
      },
      form: item,
      references: { vendor_ids: 'vendors' },
    },
  }),
  about(publishedItems, {
    couple: { select: ofItem },
    link: { select: [...ofItem, 'vendorIds'] },
    announced: { topic: 'days', wedding: 'client_id' },
    exported: { inWedding: 'own', form: item, references: { item_id: 'day_items', vendor_ids: 'vendors' } },
  }),
  about(dayContacts, {
    announced: { topic: 'days' },
    history: {
      noun: 'run sheet contact',
      fields: {
        client_id: 'couple',
        name: 'name',
        role: 'role',
        phone: 'phone number',
        email: 'email address',
        audience: 'audience',
      },
      undo: 'true',
    },
    exported: { inWedding: 'own', form: newContact.shape },
  }),
  about(publishedContacts, {
    couple: ofContact,
    link: ofContact,
    announced: { topic: 'days', wedding: 'client_id' },
    exported: { inWedding: 'own', form: newContact.shape, references: { vendor_id: 'vendors' } },
  }),
  about(dayVendors, {
    link: {
      select: ['plannerId', 'clientId', 'dayId', 'vendorId', 'changedIn', ...confirmation],
      insert: ['clientId', 'dayId', 'vendorId', 'changedIn', ...confirmation],
      update: confirmation,
    },
    announced: { topic: 'days' },
    holds: { vendors: 'vendor_id' },
    exported: {
      inWedding: 'own',
      form: {
        changedIn: count,
        confirmedVersion: count,
        toldVersion: count,
        toldItems: z.array(toldItem),
        toldDay: z.object({ date: z.nullable(date), timeZone, place: z.nullable(z.string()) }),
      },
      references: { told_items: { json: { id: 'day_items', vendorIds: 'vendors' }, needs: 'id' } },
      // What waits to be mailed counts as mailed: nobody has confirmed the addresses of an export.
      reset: (row) => ({ told_version: Math.max(Number(row['told_version'] ?? 0), Number(row['changed_in'])) }),
    },
  }),
]
