import { expect, it } from 'vitest'
import type { PublishedDay } from '#day/days/contract/day-records.ts'
import { icsOf } from '#day/days/web/public/ics.ts'

const item = {
  id: 7,
  dayId: 3,
  start: '25:30',
  minutes: 30,
  title: 'Last dance; lights, music',
  place: 'Hall \\ Terrace',
  details: 'First line\nsecond',
  section: null,
  isKey: false,
  state: 'open' as const,
  startedAt: null,
  endedAt: null,
  isOwn: true,
}
const day: PublishedDay = {
  id: 3,
  name: 'Wedding day',
  date: '2027-06-12',
  timeZone: 'Europe/Rome',
  place: null,
  latitude: null,
  longitude: null,
  version: 2,
  publishedAt: '2027-01-01T00:00:00.000Z',
  dateIsChanging: false,
  late: 0,
  items: [item],
  contacts: [],
}

it('has the moments of the place in UTC, also of items after midnight', () => {
  const ofDay = { day: { ...day, place: 'Villa Rosa' }, items: day.items, couple: 'Grace & Oliver' }
  const ics = icsOf([ofDay], Date.parse('2027-06-01T10:00:00Z'), 'studio.example')
  expect(ics.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larkspur//Run sheet//EN',
    'BEGIN:VEVENT',
    'UID:day-3-item-7@studio.example',
    'SEQUENCE:2',
    'DTSTAMP:20270601T100000Z',
    'DTSTART:20270612T233000Z',
    'DTEND:20270613T000000Z',
    'SUMMARY:Last dance\\; lights\\, music (Grace & Oliver)',
    'LOCATION:Hall \\\\ Terrace\\, Villa Rosa',
    'DESCRIPTION:First line\\nsecond',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('ends an item over a clock change after its duration', () => {
  const ics = icsOf([{ day: { ...day, date: '2027-10-30' }, items: [{ ...item, minutes: 120 }] }], 0, 'studio.example')
  expect(ics.match(/^DT(?:START|END):.*/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART:20271030T233000Z',
    'DTEND:20271031T013000Z',
  ])
})

it('folds long lines without splitting a character', () => {
  const ics = icsOf([{ day, items: [{ ...item, title: '🥂'.repeat(40) }] }], 0, 'studio.example')
  const lines = ics.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n ', '')).toContain('🥂'.repeat(40))
})

it('the items of several weddings are in one file, each with its couple', () => {
  const other = { ...day, id: day.id + 1 }
  const both = [
    { day, items: [{ ...item, title: 'Toast' }], couple: 'Grace & Oliver' },
    { day: other, items: [{ ...item, title: 'Toast' }], couple: 'Ingrid' },
  ]
  const ics = icsOf(both, 0, 'studio.example')
  expect(ics.match(/^BEGIN:VCALENDAR/gm)).toHaveLength(1)
  expect(ics.match(/^SUMMARY:.*/gm)?.map((line) => line.trim())).toEqual([
    'SUMMARY:Toast (Grace & Oliver)',
    'SUMMARY:Toast (Ingrid)',
  ])
  expect(new Set(ics.match(/^UID:.*/gm)).size).toBe(2)
})
