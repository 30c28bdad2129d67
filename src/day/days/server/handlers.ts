import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { mostContacts } from '#day/days/contract/day-audiences.ts'
import { shifted } from '#day/days/contract/day-shift.ts'
import type { Day } from '#day/days/contract/day-records.ts'
import type * as endpoints from '#day/days/contract/endpoints.ts'
import type * as dayUndo from '#day/days/contract/day-undo.ts'
import type * as upcoming from '#day/days/contract/upcoming.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { dayValues } from '#day/days/server/changes.ts'
import * as contacts from '#day/days/server/contact-queries.ts'
import * as items from '#day/days/server/item-queries.ts'
import { publishDay, whoHears } from '#day/days/server/publish-queries.ts'
import { readAsCouple, readForCouple } from '#day/days/server/published-queries.ts'
import { confirmDays, openDayLink } from '#day/days/server/link-queries.ts'
import { pdf } from '#day/days/server/pdf-handler.ts'
import * as queries from '#day/days/server/queries.ts'
import { undoOfDays } from '#day/days/server/undo-handlers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { tell } from '#weddings/news/server/public/tell.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { listHearers, whyHeld } from '#talk/letters/server/public/hearers.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { readOwnLink } from '#weddings/links/server/public.ts'
import { hasOnePage, listWeddingVendors } from '#weddings/vendors/server/public.ts'

async function wholeDay(tx: Tx, id: number): Promise<Day> {
  const [day, draft, contacts, vendors, unpublished, otherChanges] = await Promise.all([
    queries.findDay(tx, id),
    queries.listItems(tx, id),
    queries.listContacts(tx, id),
    queries.listDayVendors(tx, id),
    queries.listUnpublished(tx, id),
    queries.listOtherUnpublished(tx, id),
  ])
  const partOf = (vendorId: number) => draft.filter(({ vendorIds }) => vendorIds.includes(vendorId)).length
  return {
    ...day,
    items: draft,
    contacts,
    vendors: vendors.map((vendor) => ({ ...vendor, items: partOf(vendor.vendorId) })),
    changes: day.version === 0 ? [] : unpublished,
    otherChanges,
  }
}

const hasBegun = (date: string | null): boolean => date !== null && date <= dayInUtc()

/** Publishes, and tells the couple if its part changed, unless the day has begun. Vendors are told by a job. */
async function publishAndTell(tx: Tx, dayId: number): Promise<void> {
  const { clientId, name, date, version } = await queries.findDay(tx, dayId)
  const { changes, facts, was } = await publishDay(tx, dayId)
  if ((changes.length === 0 && facts.length === 0) || hasBegun(date)) return
  const before = version === 0 ? {} : { before: was }
  await tell(tx, { clientId, kind: 'day', subjectId: dayId, title: `The schedule of “${name}”`, ...before })
}

export const days: HandlersOf<typeof endpoints & typeof dayUndo & typeof upcoming> = {
  upcoming: ({ tx, query: { today = dayInUtc() } }) => queries.listUpcomingDays(tx, addDays(today, -7)),

  list: async ({ tx, params }) => {
    const found = await queries.listDays(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  create: async ({ tx, params, body }) => {
    await findClient(tx, params.id)
    const tied = body.date || body.offset !== undefined ? {} : { offset: { months: 0, days: 0 } }
    const values = await dayValues(tx, { ...body, ...tied }, { clientId: params.id, offset: null })
    return wholeDay(tx, await queries.insertDay(tx, { ...values, name: body.name, clientId: params.id }))
  },

  read: ({ tx, params }) => wholeDay(tx, params.id),

  update: async ({ tx, params, body }) => {
    await queries.changeDay(tx, params.id, await dayValues(tx, body, await queries.findDay(tx, params.id)))
    return wholeDay(tx, params.id)
  },

  remove: ({ tx, params }) => queries.deleteDay(tx, params.id),

  addItem: async ({ tx, params, body }) => {
    const [item] = await items.insertItems(tx, await queries.findDay(tx, params.id), [body], false)
    return item ?? refuse('not-found')
  },

  addItems: async ({ tx, params, body }) => items.insertItems(tx, await queries.findDay(tx, params.id), body.items),

  updateItem: ({ tx, params, body }) => items.changeItem(tx, params.id, params.itemId, body),

  removeItem: async ({ tx, params }) => void (await items.deleteItems(tx, params.id, [params.itemId])),

  changeItems: async ({ tx, params, body: { ids, ...to } }) => {
    const { id } = await queries.findDay(tx, params.id)
    return { count: await items.changeItems(tx, id, ids, to) }
  },

  removeItems: async ({ tx, params, body }) => ({ count: await items.deleteItems(tx, params.id, body.ids) }),

  shift: async ({ tx, params, body: { minutes, ids, fromItem, publish } }) => {
    const draft = await queries.listItems(tx, params.id)
    const chosen = shifted(draft, { minutes, ids, fromItem })
    if (chosen.length === 0) refuse('not-found', { message: 'These items are no longer on the run sheet.' })
    const moves = chosen.filter(({ isMoved }) => isMoved)
    await items.moveItems(tx, params.id, moves)
    if (publish) await publishAndTell(tx, params.id)
    return wholeDay(tx, params.id)
  },

  setProgress: async ({ tx, params, body }) => {
    const at = body.at ?? new Date().toISOString()
    await items.setState(tx, { dayId: params.id, id: params.itemId, state: body.state, at })
    return queries.findItem(tx, params.id, params.itemId)
  },

  publish: async ({ tx, params }) => {
    await publishAndTell(tx, params.id)
    return wholeDay(tx, params.id)
  },

  hears: async ({ tx, params }) => {
    const { clientId, date } = await queries.findDay(tx, params.id)
    const { vendorIds, coupleHears } = await whoHears(tx, params.id)
    const vendors = await listWeddingVendors(tx, clientId)
    return {
      people: coupleHears && !hasBegun(date) ? await listHearers(tx, clientId, 'day') : [],
      vendors: vendors
        .filter(({ vendorId }) => vendorIds.includes(vendorId))
        .map(({ vendor: { name, email } }) => ({ name, email })),
      held: (await whyHeld(tx, clientId)) !== undefined,
    }
  },

  ...undoOfDays,

  addContact: async ({ tx, params, body }) => {
    const { id, clientId } = await queries.findDay(tx, params.id)
    const present = await queries.listContacts(tx, id)
    if (present.length >= mostContacts) refuse('invalid', { message: `A day has at most ${mostContacts} contacts.` })
    return contacts.insertContact(tx, { ...body, dayId: id, clientId })
  },

  updateContact: async ({ tx, params, body: { previous, ...change } }) => {
    if (previous) {
      const before = await contacts.lockContact(tx, params.id, params.contactId)
      refuseStale(before.name, before, change, previous)
    }
    return contacts.changeContact(tx, params.id, params.contactId, change)
  },

  removeContact: ({ tx, params }) => contacts.deleteContact(tx, params.id, params.contactId),

  published: async ({ tx, who, params }) => {
    await findClientForCouple(tx, params.id)
    const found = await (who.kind === 'planner' ? readForCouple(tx, params.id) : readAsCouple(tx))
    return found
  },

  pdf,

  makeLink: async ({ tx, params, body: { kind, vendorId, label } }) => {
    const vendors = kind === 'vendor-day' ? await listWeddingVendors(tx, params.id) : []
    await findClient(tx, params.id)
    const vendor = vendors.find((one) => one.vendorId === vendorId)?.vendor
    if (kind === 'vendor-day' && !vendor) refuseField('vendorId', 'Please choose a vendor of this wedding.')
    return openDayLink(tx, params.id, {
      kind,
      label: label || vendor?.name || (kind === 'party-day' ? 'Wedding party' : 'Guests'),
      ...(vendor && { subjectId: vendor.id, email: vendor.email, onePage: await hasOnePage(tx, vendor.id) }),
    })
  },

  confirm: async ({ tx, who, body }) => {
    if (who.linkKind !== 'vendor-day') refuse('forbidden', { message: msg('Only vendors can confirm their part.') })
    const { label } = await readOwnLink(tx)
    const by = body.by || label
    const confirmed = await confirmDays(tx, who, by, body.versions)
    for (const clientId of new Set(confirmed.map((day) => day.clientId)))
      await notify(tx, who.plannerId, {
        type: 'client',
        title: `${label} has confirmed`,
        message:
          by === label ? 'The latest published run sheet.' : `The latest published run sheet, confirmed by ${by}.`,
        relatedType: 'client',
        relatedId: clientId,
      })
    return { days: confirmed.length }
  },
}
