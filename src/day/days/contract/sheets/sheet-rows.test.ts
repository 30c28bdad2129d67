import { describe, expect, it } from 'vitest'
import { timeOf } from '#day/days/contract/day-time.ts'
import {
  plannedRows,
  problemOf,
  sheetContentsOf,
  type SheetDay,
  type SheetRow,
} from '#day/days/contract/sheets/sheet-rows.ts'
import { momentOf } from '#platform/contract/zoned-time.ts'

const row = (start: number, minutes: number, title: string, more: Partial<SheetRow> = {}): SheetRow => ({
  start,
  minutes,
  title,
  section: null,
  ...more,
})
const dayOf = (...rows: SheetRow[]): SheetDay => ({ name: 'Wedding day', days: 0, hasCeremony: true, rows })
const usual = { ceremony: 15 * 60, firstLook: false, guests: 100, places: {} }
const timesOf = (day: SheetDay, answers: Partial<typeof usual> = {}) =>
  plannedRows(day, { ...usual, ...answers }).map(
    ({ row: { title }, start, minutes }) => `${timeOf(start)} ${title} ${minutes}`,
  )

const evening = dayOf(
  row(-30, 30, 'Guests arrive'),
  row(0, 30, 'Ceremony'),
  row(30, 20, 'Receiving line', { perTenGuests: 2 }),
  row(50, 60, 'Cocktails'),
  row(50, 40, 'Group photographs', { perTenGuests: 3 }),
  row(120, 90, 'Dinner', { perTenGuests: 2 }),
  row(210, 30, 'Toasts'),
)

describe('a run sheet from a template', () => {
  it('counts from the ceremony, in order, also into the night after', () => {
    const day = dayOf(row(0, 30, 'Ceremony'), row(480, 30, 'Last dance'), row(-300, 60, 'Hair'))
    expect(timesOf(day)).toEqual(['10:00 Hair 60', '15:00 Ceremony 30', '23:00 Last dance 30'])
    expect(timesOf(day, { ceremony: 18 * 60 })).toEqual(['13:00 Hair 60', '18:00 Ceremony 30', '26:00 Last dance 30'])
  })

  it('has the times of the clock on a day with a clock change', () => {
    const day = dayOf(row(-270, 60, 'Market'), row(0, 30, 'Ceremony'), row(1080, 30, 'Last dance'))
    const rows = plannedRows(day, { ...usual, ceremony: 6 * 60 })
    expect(rows.map(({ start }) => timeOf(start))).toEqual(['01:30', '06:00', '24:00'])
    // In Rome, the clocks skip the hour from 2:00 on that night, and repeat it in the other.
    const momentsOn = (date: string) =>
      rows.map(({ start }) => new Date(momentOf(date, start, 'Europe/Rome')).toISOString().slice(5, 16))
    expect(momentsOn('2027-03-28')).toEqual(['03-28T00:30', '03-28T04:00', '03-28T22:00'])
    expect(momentsOn('2027-10-31')).toEqual(['10-30T23:30', '10-31T05:00', '10-31T23:00'])
  })

  it('counts from midnight on the days around it', () => {
    const brunch = {
      name: 'Brunch',
      days: 1,
      hasCeremony: false,
      rows: [row(600, 120, 'Brunch'), row(720, 30, 'Farewell')],
    }
    expect(timesOf(brunch)).toEqual(['10:00 Brunch 120', '12:00 Farewell 30'])
  })

  it('leaves out what belongs to the other choice', () => {
    const day = dayOf(
      row(-120, 15, 'First look', { when: 'first-look' }),
      row(0, 30, 'Ceremony'),
      row(30, 45, 'Couple’s portraits', { when: 'no-first-look' }),
    )
    expect(timesOf(day, { firstLook: true })).toEqual(['13:00 First look 15', '15:00 Ceremony 30'])
    expect(timesOf(day)).toEqual(['15:00 Ceremony 30', '15:30 Couple’s portraits 45'])
  })

  it('takes longer with more guests, and moves what comes after', () => {
    expect(timesOf(evening)).toEqual([
      '14:30 Guests arrive 30',
      '15:00 Ceremony 30',
      '15:30 Receiving line 20',
      '15:50 Cocktails 60',
      '15:50 Group photographs 40',
      '17:00 Dinner 90',
      '18:30 Toasts 30',
    ])
    expect(timesOf(evening, { guests: 200 })).toEqual([
      '14:30 Guests arrive 30',
      '15:00 Ceremony 30',
      '15:30 Receiving line 40',
      '16:10 Cocktails 60',
      '16:10 Group photographs 70',
      '17:20 Dinner 110',
      '19:10 Toasts 30',
    ])
  })

  it('waits for whatever takes longest of what runs at the same time', () => {
    expect(timesOf(evening, { guests: 250 })).toContain('17:45 Dinner 120')
  })

  it('takes less with fewer guests, but never less than five minutes', () => {
    expect(timesOf(evening, { guests: 20 })).toEqual([
      '14:30 Guests arrive 30',
      '15:00 Ceremony 30',
      '15:30 Receiving line 5',
      '15:35 Cocktails 60',
      '15:35 Group photographs 15',
      '16:45 Dinner 75',
      '18:00 Toasts 30',
    ])
  })

  it('begins earlier with what takes longer before the ceremony', () => {
    const day = dayOf(row(-90, 30, 'Family photographs', { perTenGuests: 3 }), row(0, 30, 'Ceremony'))
    expect(timesOf(day, { guests: 200 })).toEqual(['13:00 Family photographs 60', '15:00 Ceremony 30'])
  })

  it('is a problem if it does not fit into the day', () => {
    const day = dayOf(row(-300, 60, 'Hair'), row(0, 30, 'Ceremony'), row(540, 30, 'Fireworks'))
    const problem = (ceremony: number) => problemOf(plannedRows(day, { ...usual, ceremony }))
    expect(problem(300)).toBeUndefined()
    expect(problem(299)).toBe('“Hair” would begin on the day before. Please enter a later time for the ceremony.')
    expect(problem(27 * 60)).toBe(
      '“Fireworks” would begin after noon on the next day. Please enter an earlier time for the ceremony.',
    )
  })

  it('is described by its days, length and questions', () => {
    expect(sheetContentsOf([evening])).toEqual({
      dayNames: ['Wedding day'],
      items: 7,
      itemsWithFirstLook: 7,
      asksFirstLook: false,
      growsWithGuests: true,
      first: -30,
      last: 240,
    })
  })
})
