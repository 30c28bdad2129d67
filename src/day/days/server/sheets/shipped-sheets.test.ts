import { describe, expect, it } from 'vitest'
import { minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import { warningsOf } from '#day/days/contract/day-warnings.ts'
import { plannedRows, problemOf, sheetContentsOf, shippedKeys } from '#day/days/contract/sheets/sheet-rows.ts'
import { vendorCategories } from '#weddings/vendors/contract/vendor-choices.ts'
import { sheetOf } from '#day/days/server/public/shipped-sheets.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

describe.each(shippedKeys)('the template %s', (key) => {
  const { days } = sheetOf[key]
  const rows = days.flatMap((day) => day.rows)

  it('has between 25 and 45 items with their sections, in either case', () => {
    for (const when of ['first-look', 'no-first-look']) {
      const count = rows.filter((row) => row.when === undefined || row.when === when).length
      expect(count).toBeGreaterThanOrEqual(25)
      expect(count).toBeLessThanOrEqual(45)
    }
    expect(rows.every(({ section }) => section)).toBe(true)
    expect(new Set(rows.map(({ section }) => section)).size).toBeGreaterThanOrEqual(4)
    expect(rows.filter(({ isKey }) => isKey).length).toBeGreaterThanOrEqual(5)
    expect(rows.filter(({ isFixed }) => isFixed).length).toBeGreaterThanOrEqual(2)
  })

  it('says how many items it writes, with and without a first look', () => {
    const { items, itemsWithFirstLook } = sheetContentsOf(days)
    const written = (firstLook: boolean) =>
      days.flatMap((day) => plannedRows(day, { ceremony: 900, firstLook, guests: 100, places: {} })).length
    expect([items, itemsWithFirstLook]).toEqual([written(false), written(true)])
  })

  it('has one ceremony, at its start', () => {
    expect(days.filter(({ hasCeremony }) => hasCeremony)).toHaveLength(1)
    expect(rows.filter(({ title, start }) => title === 'Ceremony' && start === 0)).toHaveLength(1)
  })

  it.each([
    [true, 60, 'Abbey'],
    [false, 100, 'Abbey'],
    [true, 200, 'Old Mill'],
    [false, 200, 'Old Mill'],
  ])(
    'warns of nothing and keeps its sections together, first look %s, %i guests, ceremony at %s',
    (firstLook, guests, at) => {
      const places = { ceremony: at, reception: 'Old Mill', gettingReady: 'Hotel' }
      const vendors = vendorCategories.map((name, vendorId) => ({ vendorId, name, category: name }))
      for (const day of days) {
        const planned = plannedRows(day, { ceremony: 15 * 60, firstLook, guests, places })
        const items = planned
          .map(({ row, start, minutes }, id) => ({
            id,
            start: timeOf(start),
            minutes,
            title: row.title,
            section: row.section,
            place: row.placeRole ? places[row.placeRole] : (row.place ?? null),
            isKey: row.isKey ?? false,
            vendorIds: (row.categories ?? []).map((category) => vendorCategories.indexOf(category)),
          }))
          .toSorted((one, other) => (minutesOf(one.start) ?? 0) - (minutesOf(other.start) ?? 0))
        expect(warningsOf(items, vendors, undefined, defaultLocale).map(({ text }) => text)).toEqual([])
        const headings = items.map(({ section }) => section).filter((section, index, all) => section !== all[index - 1])
        expect(headings).toEqual([...new Set(headings)])
      }
    },
  )

  it.each([11, 14, 17])('fits into the day with a ceremony at %s and 20 to 300 guests', (hour) => {
    for (const guests of [20, 100, 300])
      for (const day of days) {
        const planned = plannedRows(day, { ceremony: hour * 60, firstLook: true, guests, places: {} })
        expect(problemOf(planned)).toBeUndefined()
        const dinner = planned.find(({ row }) => row.title === 'Dinner')
        const speeches = planned.find(({ row }) => row.title === 'Speeches')
        if (dinner && speeches) expect(speeches.start).toBeGreaterThanOrEqual(dinner.start + dinner.minutes)
      }
  })
})
