import { startInWords } from '#day/days/web/public/start-in-words.ts'
import { firstAudience, type Audience } from '#day/days/contract/day-audiences.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import { lengthInWords, minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import type { ItemValues } from '#day/days/web/item-edits.ts'
import { readLength, readTime } from '#day/days/web/typed-time.ts'
import type { NamedVendor } from '#day/days/web/typed-vendors.ts'

export const audienceNames: Record<Audience, string> = {
  everyone: 'Everyone',
  couple: 'Couple',
  vendors: 'Vendors',
  party: 'Party',
  studio: 'Studio only',
}

/** The columns of the list that are edited in place, in their order. */
export const columns = {
  start: 'Time',
  minutes: 'Duration',
  title: 'Title',
  place: 'Place',
  vendorIds: 'Vendors',
  audience: 'Who sees it',
} as const
export type Column = keyof typeof columns

/** All fields that are edited. */
export const fieldNames: Record<keyof ItemValues, string> = {
  ...columns,
  section: 'Section',
  details: 'Details',
  notes: 'Private Notes',
  isKey: 'Key moment',
  isFixed: 'Fixed',
}
export const columnOrder = Object.keys(columns) as Column[]

export function vendorNames(ids: readonly number[], vendors: readonly NamedVendor[]): string {
  const names = ids.map((id) => vendors.find(({ vendorId }) => vendorId === id)?.name)
  return names.filter(Boolean).join(', ')
}

/** A field of an item as text; '' for none. */
export function fieldInWords(field: keyof ItemValues, values: ItemValues, vendors: readonly NamedVendor[]): string {
  switch (field) {
    case 'start':
      return startInWords(values.start ?? '')
    case 'minutes':
      return lengthInWords(values.minutes ?? 0)
    case 'vendorIds':
      return vendorNames(values.vendorIds ?? [], vendors)
    case 'audience':
      return audienceNames[values.audience ?? firstAudience]
    case 'isKey':
    case 'isFixed':
      return values[field] ? 'yes' : 'no'
    default:
      return values[field] ?? ''
  }
}

export const noTime = 'Please enter a time, such as 14:30 or 2:30 pm.'
export const noLength = 'Please enter a duration from 1 minute to 24 hours, such as 45 or 1h30.'

type Typed = { values: ItemValues } | { problem: string }

/** What a text typed into a column sets. */
export function readColumn(column: 'start' | 'minutes' | 'title' | 'place', text: string, item: Item): Typed {
  const typed = text.trim()
  if (column === 'start') {
    const start = readTime(typed, minutesOf(item.start))
    return start === undefined ? { problem: noTime } : { values: { start: timeOf(start) } }
  }
  if (column === 'minutes') {
    const minutes = readLength(typed)
    return minutes === undefined ? { problem: noLength } : { values: { minutes } }
  }
  if (column === 'title') return typed === '' ? { problem: 'Title is required' } : { values: { title: typed } }
  return { values: { place: typed || null } }
}

/** Items in their order, under a heading wherever another section begins. */
export function bySection(items: readonly Item[]): { key: string; section: string | null; items: Item[] }[] {
  const groups: { key: string; section: string | null; items: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.section === item.section) last.items.push(item)
    else groups.push({ key: `${item.section} ${item.id}`, section: item.section, items: [item] })
  }
  return groups
}
