import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { timeOf, minutesOf } from '#day/days/contract/day-time.ts'
import type { NewItem } from '#day/days/contract/endpoints.ts'
import { dateAt, type Offset } from '#platform/contract/offset.ts'
import { plannedRows, problemOf, usualGuests, type SheetDay } from '#day/days/contract/sheets/sheet-rows.ts'
import type { SheetStart } from '#day/days/contract/sheets/endpoints.ts'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'
import { insertItems } from '#day/days/server/item-queries.ts'
import { findDay, insertDay, listDays } from '#day/days/server/queries.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'
import { listWeddingVendors } from '#weddings/vendors/server/public.ts'

type Template = { name: string; days: readonly SheetDay[] }
type VendorsOf = (categories: readonly VendorCategory[]) => number[]
/** What the days around that of the ceremony have in common with it. */
type Anchor = { date: string | null; offset: Offset | null; timeZone?: string }

/** Writes the days of a template for a wedding in one transaction, which the history shows as one line. */
export async function startSheet(tx: Tx, client: Client, template: Template, body: SheetStart) {
  const target = body.dayId === undefined ? undefined : await dayOf(tx, client.id, body.dayId)
  const vendorsOf = await vendorsByCategory(tx, client.id)
  const planned = template.days.map((day) => ({ day, items: itemsOf(day, body, client, vendorsOf) }))
  const count = planned.reduce((sum, { items }) => sum + items.length, 0)
  const present = await listDays(tx, client.id)
  await openBatch(tx, { clientId: client.id, kind: 'sheet', about: { name: template.name, count } })
  const anchor: Anchor = target ?? { date: client.weddingDate, offset: { months: 0, days: 0 } }
  let dayId = 0
  for (const one of planned) {
    const empty = present.find(
      ({ id, name, itemCount }) =>
        id !== target?.id && itemCount === 0 && name.toLowerCase() === one.day.name.toLowerCase(),
    )
    const id =
      (one.day.hasCeremony ? target?.id : undefined) ??
      empty?.id ??
      (await addDay(tx, client.id, one.day, anchor, body))
    if (one.items.length > 0) await insertItems(tx, { id, clientId: client.id }, one.items)
    if (one.day.hasCeremony) dayId = id
  }
  return { dayId, days: planned.length, items: count }
}

async function dayOf(tx: Tx, clientId: number, id: number) {
  const day = await findDay(tx, id)
  return day.clientId === clientId ? day : refuse('not-found')
}

/** The vendors who are booked, or all of a category in which none is. */
async function vendorsByCategory(tx: Tx, clientId: number): Promise<VendorsOf> {
  const all = await listWeddingVendors(tx, clientId)
  const isBooked = ({ status }: { status: string }) => status === 'booked' || status === 'confirmed'
  return (categories) =>
    categories.flatMap((category) => {
      const found = all.filter(({ vendor }) => vendor.category === category)
      return (found.some(isBooked) ? found.filter(isBooked) : found).map(({ vendorId }) => vendorId)
    })
}

/** The items of a day; refused if they do not fit into it. */
function itemsOf(day: SheetDay, body: SheetStart, client: Client, vendorsOf: VendorsOf): NewItem[] {
  const { time, firstLook, guests, places } = body
  const answers = {
    ceremony: minutesOf(time) ?? 0,
    firstLook,
    guests: guests ?? (Number.parseInt(client.guestCount ?? '', 10) || usualGuests),
    places,
  }
  const rows = plannedRows(day, answers)
  const message = problemOf(rows)
  if (message) refuseField('time', message)
  return rows.map(({ row, start, minutes }) => ({
    title: row.title,
    start: timeOf(start),
    minutes,
    place: (row.placeRole && places[row.placeRole]) || row.place || null,
    details: row.details ?? null,
    notes: row.notes ?? null,
    section: row.section,
    isKey: row.isKey ?? false,
    isFixed: row.isFixed ?? false,
    audience: row.audience ?? 'everyone',
    vendorIds: vendorsOf(row.categories ?? []),
  }))
}

/** Follows the wedding's date if the day of the ceremony does. */
function addDay(tx: Tx, clientId: number, day: SheetDay, { date, offset, timeZone }: Anchor, body: SheetStart) {
  const ownOffset = offset && { months: offset.months, days: offset.days + day.days }
  return insertDay(tx, {
    clientId,
    name: day.name,
    date: date && dateAt(date, { months: 0, days: day.days }),
    offset: ownOffset,
    place: (day.hasCeremony && body.places.ceremony) || null,
    ...(timeZone !== undefined && { timeZone }),
  })
}
