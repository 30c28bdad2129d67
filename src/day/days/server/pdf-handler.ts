import type * as z from 'zod/mini'
import type { DayVendor, PublishedDay } from '#day/days/contract/day-records.ts'
import type * as endpoints from '#day/days/contract/endpoints.ts'
import type * as dayUndo from '#day/days/contract/day-undo.ts'
import type * as upcoming from '#day/days/contract/upcoming.ts'
import { findLogo } from '#money/billing/server/public.ts'
import { dayPaper, dayTemplate } from '#day/days/server/paper/day-paper.ts'
import type { DayPart, DaySheet } from '#day/days/server/paper/sheet.ts'
import { readForCouple, readForParty, readForVendor } from '#day/days/server/published-queries.ts'
import * as queries from '#day/days/server/queries.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { mailColours } from '#platform/server/jobs/mail-colours.ts'
import { asPdf, findLetterhead, makePdf, type Letterhead } from '#studio/studios/server/public/paper.ts'
import { paletteOf } from '#platform/contract/color-palette.ts'
import { findLook } from '#studio/looks/server/public.ts'
import { findCustomization } from '#weddings/portal-looks/server/public.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import { shortDate } from '#platform/contract/locale/dates.ts'
import { inEnglish, type Locale } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import { wallClock } from '#platform/contract/zoned-time.ts'

type Pdf = HandlersOf<typeof endpoints & typeof dayUndo & typeof upcoming>['pdf']
type Query = z.output<typeof endpoints.pdf.for.planner.query>
type Day = Awaited<ReturnType<typeof queries.findDay>>
type Vendor = Omit<DayVendor, 'items'>

/** All of it, as the studio has it now. */
async function wholePart(tx: Tx, { id, version }: Day, vendors: readonly Vendor[]): Promise<DayPart> {
  const [items, contacts, unpublished] = await Promise.all([
    queries.listItems(tx, id),
    queries.listContacts(tx, id),
    queries.listUnpublished(tx, id),
  ])
  const namesOf = (ids: readonly number[]) =>
    vendors.flatMap(({ vendorId, name }) => (ids.includes(vendorId) ? [name] : [])).join(', ')
  const isDraft = version === 0 || unpublished.length > 0
  return {
    title: 'Run sheet',
    version: isDraft ? (version === 0 ? 'Draft' : `Draft after version ${version}`) : `Version ${version}`,
    items: items.map((item) => ({ ...item, isOwn: false, vendors: namesOf(item.vendorIds) })),
    contacts: [...contacts, ...vendors.map((vendor) => ({ ...vendor, role: vendor.category }))],
  }
}

/** What an audience sees of the published day. */
function publishedPart(title: string, days: readonly PublishedDay[], { id }: Day): DayPart {
  const day = days.find((one) => one.id === id)
  if (!day) return refuse('taken', { message: 'This day is not published yet. Please publish it first.' })
  return { title, version: `Version ${day.version}`, items: day.items, contacts: day.contacts }
}

async function partsOf(tx: Tx, day: Day, query: Query): Promise<DayPart[]> {
  const vendors = await queries.listDayVendors(tx, day.id)
  const ofVendor = async ({ vendorId, name }: Vendor) =>
    publishedPart(name, await readForVendor(tx, day.clientId, vendorId), day)
  const ofCouple = async () => publishedPart('For the couple', await readForCouple(tx, day.clientId), day)
  const ofParty = async () => publishedPart('For the wedding party', await readForParty(tx, day.clientId), day)
  switch (query.for) {
    case 'couple':
      return [await ofCouple()]
    case 'party':
      return [await ofParty()]
    case 'vendor': {
      const vendor = vendors.find(({ vendorId }) => vendorId === query.vendorId)
      if (vendor) return [await ofVendor(vendor)]
      const message = 'Please choose a vendor of this wedding.'
      return refuseField('vendorId', message)
    }
    case 'all': {
      const whole = await wholePart(tx, day, vendors)
      if (day.version === 0) return [whole]
      const withPart = vendors.filter(({ changedIn }) => changedIn !== null)
      return [whole, await ofCouple(), await ofParty(), ...(await Promise.all(withPart.map(ofVendor)))]
    }
    default:
      return [await wholePart(tx, day, vendors)]
  }
}

/** 'Jun 1, 2027, 4:12 PM' on the clocks of the place. */
function printedAt(timeZone: string, locale: Locale): string {
  const { date, minutes } = wallClock(Date.now(), timeZone)
  return `${shortDate(date, locale)}, ${formatTime(timeOf(minutes), locale)} (${timeZone.replaceAll('_', ' ')})`
}

type Found = { sheet: DaySheet; head: Letterhead }

async function sheetOf(tx: Tx, dayId: number, query: Query): Promise<Found> {
  const day = await queries.findDay(tx, dayId)
  const [head, { colorScheme, studioColor }, { color }] = await Promise.all([
    findLetterhead(tx, findLogo),
    findCustomization(tx, day.clientId),
    findLook(tx),
  ])
  const { name, date, place, timeZone } = day
  const sheet: DaySheet = {
    studio: head.studio,
    colours: studioColor && color ? paletteOf(color).light : mailColours[colorScheme].light,
    couple: day.clientName,
    day: { name, date, place, timeZone },
    parts: await partsOf(tx, day, query),
    isLarge: query.large === 'yes',
    printed: printedAt(timeZone, inEnglish(head.region)),
  }
  return { sheet, head }
}

export const pdf: Pdf = {
  async outside({ who, params, query, within, services, gone }) {
    const { sheet, head } = await within((tx) => sheetOf(tx, params.id, query))
    const made = { files: services.files, plannerId: who.plannerId, gone }
    const bytes = await makePdf(head, { template: dayTemplate, data: dayPaper(sheet, inEnglish(head.region)) }, made)
    const what = query.for === 'all' ? 'all sheets' : (sheet.parts[0]?.title ?? '')
    return asPdf(bytes, `${sheet.day.name} for ${sheet.couple}, ${what}`)
  },
}
