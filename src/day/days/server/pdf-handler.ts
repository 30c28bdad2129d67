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
import type { Language } from '#platform/contract/locale/language.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { findLanguage } from '#weddings/people/server/public/language.ts'

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
    language: 'en',
    title: 'Run sheet',
    version: isDraft ? (version === 0 ? 'Draft' : `Draft after version ${version}`) : `Version ${version}`,
    items: items.map((item) => ({ ...item, isOwn: false, vendors: namesOf(item.vendorIds) })),
    contacts: [...contacts, ...vendors.map((vendor) => ({ ...vendor, role: vendor.category }))],
  }
}

type Reader = { title: string; language: Language }

/** What an audience sees of the published day. */
function publishedPart({ title, language }: Reader, days: readonly PublishedDay[], { id }: Day): DayPart {
  const day = days.find((one) => one.id === id)
  if (!day) return refuse('taken', { message: 'This day is not published yet. Please publish it first.' })
  const { version, items, contacts } = day
  return { language, title, version: translator(language)('Version {version}', { version }), items, contacts }
}

async function partsOf(tx: Tx, day: Day, query: Query): Promise<DayPart[]> {
  const { clientId } = day
  const [vendors, language] = await Promise.all([queries.listDayVendors(tx, day.id), findLanguage(tx, clientId)])
  const t = translator(language)
  const ofVendor = async ({ vendorId, name }: Vendor) =>
    publishedPart({ title: name, language }, await readForVendor(tx, clientId, vendorId), day)
  const ofCouple = async () =>
    publishedPart({ title: t('For the couple'), language }, await readForCouple(tx, clientId), day)
  const ofParty = async () =>
    publishedPart({ title: t('For the wedding party'), language }, await readForParty(tx, clientId), day)
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
    printed: Date.now(),
  }
  return { sheet, head }
}

export const pdf: Pdf = {
  async outside({ who, params, query, within, services, gone }) {
    const { sheet, head } = await within((tx) => sheetOf(tx, params.id, query))
    const made = { files: services.files, plannerId: who.plannerId, gone }
    const data = dayPaper(sheet, head.region)
    const bytes = await makePdf(head, { template: dayTemplate, data }, made)
    const what = query.for === 'all' ? 'all sheets' : (sheet.parts[0]?.title ?? '')
    return asPdf(bytes, `${data.title}, ${what}`)
  },
}
