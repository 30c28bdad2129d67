import type { Audience } from '#day/days/contract/day-audiences.ts'
import { mostLength, mostStart } from '#day/days/contract/day-time.ts'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'

/** The templates that come with Larkspur. */
export const shippedKeys = ['church-and-hall', 'outdoors', 'two-days'] as const
export type ShippedKey = (typeof shippedKeys)[number]

export type Condition = 'first-look' | 'no-first-look'

/** Places that each wedding fills in. */
export type PlaceRole = 'ceremony' | 'reception' | 'gettingReady'
export type Places = Partial<Record<PlaceRole, string | null>>

/** An item of a run sheet without a date. */
export type SheetRow = {
  /** On the day of the ceremony in minutes from its start, on other days after midnight. */
  start: number
  /** The duration with the usual number of guests. */
  minutes: number
  /** How many minutes ten more guests add. */
  perTenGuests?: number
  /** Skipped of weddings that do not meet it. */
  when?: Condition
  title: string
  placeRole?: PlaceRole
  place?: string | null
  details?: string | null
  notes?: string | null
  section: string | null
  isKey?: boolean
  isFixed?: boolean
  audience?: Audience
  /** The vendors of the wedding in these categories are responsible. */
  categories?: VendorCategory[]
}

export type SheetDay = {
  name: string
  /** Days from that of the ceremony. */
  days: number
  /** One day of a template has the ceremony. */
  hasCeremony: boolean
  rows: SheetRow[]
}

export type SheetAnswers = {
  /** In minutes after midnight. */
  ceremony: number
  firstLook: boolean
  guests: number
  places: Places
}

export const usualGuests = 100
export const mostGuests = 5000
export const mostSheetTemplates = 100
export const mostSheetDays = 7

/** What the list of templates says of one, without its rows. */
export type SheetContents = {
  dayNames: string[]
  /** How many it writes without a first look. */
  items: number
  itemsWithFirstLook: number
  asksFirstLook: boolean
  growsWithGuests: boolean
  /** When the day of the ceremony begins and ends, in minutes from the ceremony. */
  first: number
  last: number
}

export function sheetContentsOf(days: readonly SheetDay[]): SheetContents {
  const rows = days.flatMap((day) => day.rows)
  const ofCeremony = days.find(({ hasCeremony }) => hasCeremony)?.rows ?? []
  return {
    dayNames: days.map(({ name }) => name),
    items: rows.filter(({ when }) => when !== 'first-look').length,
    itemsWithFirstLook: rows.filter(({ when }) => when !== 'no-first-look').length,
    asksFirstLook: rows.some(({ when }) => when !== undefined),
    growsWithGuests: rows.some(({ perTenGuests = 0 }) => perTenGuests !== 0),
    first: Math.min(0, ...ofCeremony.map(({ start }) => start)),
    last: Math.max(0, ...ofCeremony.map(({ start, minutes }) => start + minutes)),
  }
}

const step = 5

/** How much longer a row takes than with the usual number of guests, in steps of five minutes. */
function growth({ minutes, perTenGuests = 0 }: SheetRow, guests: number): number {
  const wanted = minutes + (perTenGuests * (guests - usualGuests)) / 10
  const rounded = Math.round(wanted / step) * step
  const least = Math.min(minutes, step)
  return perTenGuests === 0 ? 0 : Math.min(Math.max(rounded, least), mostLength) - minutes
}

export type PlannedRow = { row: SheetRow; start: number; minutes: number }

/**
 * The rows of a day for one wedding, in their order. What begins before the ceremony and takes longer begins earlier. What
 * takes longer after it moves all that begin when it has ended.
 */
export function plannedRows({ hasCeremony, rows }: SheetDay, answers: SheetAnswers): PlannedRow[] {
  const left = answers.firstLook ? 'first-look' : 'no-first-look'
  const chosen = rows
    .filter(({ when }) => when === undefined || when === left)
    .toSorted((one, other) => one.start - other.start)
  const zero = hasCeremony ? answers.ceremony : 0
  /** When each row ends in the template, and in this wedding. */
  const ends: { usual: number; now: number }[] = []
  return chosen.map((row) => {
    const longer = growth(row, answers.guests)
    const minutes = row.minutes + longer
    if (hasCeremony && row.start < 0) return { row, start: zero + row.start - longer, minutes }
    const start = row.start + lateness(row.start, ends)
    ends.push({ usual: row.start + row.minutes, now: start + minutes })
    return { row, start: zero + start, minutes }
  })
}

/** How much later a row begins: as much as what ends last before it, and not before anything has ended that should have. */
function lateness(start: number, ends: readonly { usual: number; now: number }[]): number {
  const ended = ends.filter(({ usual }) => usual <= start)
  if (ended.length === 0) return 0
  const latest = Math.max(...ended.map(({ usual }) => usual))
  return Math.max(...ended.map(({ usual, now }) => now - (usual === latest ? usual : start)))
}

/** Why the rows do not fit into a day. */
export function problemOf(rows: readonly PlannedRow[]): string | undefined {
  const early = rows.find(({ start }) => start < 0)
  if (early) return `“${early.row.title}” would begin on the day before. Please enter a later time for the ceremony.`
  const late = rows.find(({ start }) => start > mostStart)
  if (late)
    return `“${late.row.title}” would begin after noon on the next day. Please enter an earlier time for the ceremony.`
  return undefined
}
