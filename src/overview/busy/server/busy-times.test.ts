import { expect, it } from 'vitest'
import { busyTimesOf } from '#overview/busy/server/busy-times.ts'

const days = { timeZone: 'Europe/Rome', from: '2027-03-01', to: '2027-04-30' }

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'X-WR-CALNAME:Private', ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  )
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${lines.join()}`, ...lines, 'END:VEVENT']
const newYork = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:20261101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20260308T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
const timesOf = (...lines: string[]) =>
  busyTimesOf(calendar(...lines), days).times.map(({ date, time, minutes }) =>
    `${date} ${time ?? 'all day'} ${minutes ?? ''}`.trim(),
  )

it('knows the name that a calendar gives itself', () => {
  expect(busyTimesOf(calendar(), days)).toEqual({ name: 'Private', times: [] })
})

it('shows moments as the clocks of the studio do', () => {
  const at = (start: string, end: string) => timesOf(...newYork, ...event(start, end))
  expect(at('DTSTART:20270310T120000Z', 'DTEND:20270310T133000Z')).toEqual(['2027-03-10 13:00 90'])
  expect(at('DTSTART;TZID=America/New_York:20270310T120000', 'DURATION:PT1H')).toEqual(['2027-03-10 18:00 60'])
  // Its clocks have changed already, and those of the studio have not.
  expect(at('DTSTART;TZID=Eastern Standard Time:20270320T120000', 'DURATION:PT1H')).toEqual(['2027-03-20 17:00 60'])
  expect(at('DTSTART:20270310T120000', 'DURATION:PT1H')).toEqual(['2027-03-10 12:00 60'])
  expect(at('DTSTART;TZID=Nowhere:20270310T120000', 'DURATION:PT1H')).toEqual(['2027-03-10 12:00 60'])
})

it('divides what lasts over midnight, and has whole days', () => {
  expect(timesOf(...event('DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270312'))).toEqual([
    '2027-03-10 all day',
    '2027-03-11 all day',
  ])
  expect(timesOf(...event('DTSTART;VALUE=DATE:20270310'))).toEqual(['2027-03-10 all day'])
  expect(timesOf(...event('DTSTART:20270310T220000', 'DTEND:20270312T020000'))).toEqual([
    '2027-03-10 22:00 120',
    '2027-03-11 all day',
    '2027-03-12 00:00 120',
  ])
})

it('repeats what repeats, without what was left out, and with what was changed', () => {
  const found = timesOf(
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;TZID=Europe/Rome:20270322T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;TZID=Europe/Rome:20270329T090000',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:1',
    'RECURRENCE-ID;TZID=Europe/Rome:20270405T090000',
    'DTSTART;TZID=Europe/Rome:20270406T100000',
    'DURATION:PT2H',
    'END:VEVENT',
  )
  // The clocks change on March 28.
  expect(found).toEqual(['2027-03-22 09:00 60', '2027-04-06 10:00 120', '2027-04-12 09:00 60'])
})

it('ends with the last day that is asked for, whenever a repetition began', () => {
  const found = timesOf(...event('DTSTART:19990101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'))
  expect(found).toHaveLength(61)
  expect([found[0], found.at(-1)]).toEqual(['2027-03-01 09:00 60', '2027-04-30 09:00 60'])
})

it('leaves out what takes no time', () => {
  const at = ['DTSTART:20270310T120000Z', 'DTEND:20270310T133000Z']
  for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']) expect(timesOf(...event(...at, line))).toEqual([])
  expect(timesOf(...event('DTSTART:20270310T120000Z'))).toEqual([])
  expect(timesOf('BEGIN:VTODO', 'DUE:20270310T120000Z', 'END:VTODO')).toEqual([])
  expect(timesOf(...event('SUMMARY:Without a beginning'))).toEqual([])
})

it('says what is no calendar, or too much', () => {
  for (const text of ['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])
    expect(() => busyTimesOf(text, days), text).toThrow('There is no calendar at this address.')
  const often = event('DTSTART:20270301T000000', 'DURATION:PT5M', 'RRULE:FREQ=MINUTELY;INTERVAL=10')
  expect(() => busyTimesOf(calendar(...often), days)).toThrow('more than 5000 busy times')
})
