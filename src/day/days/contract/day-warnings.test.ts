import { expect, it } from 'vitest'
import { warningsOf } from '#day/days/contract/day-warnings.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

const vendors = [
  { vendorId: 1, name: 'Lena Hart', category: 'photographer' },
  { vendorId: 2, name: 'The Ora Flowers', category: 'florist' },
]

/** Items from lines such as '14:30 45 Ceremony @Garden #1'; '!' marks a key moment. */
const items = (...lines: string[]) =>
  lines.map((line, index) => {
    const [, start = '', minutes, title = '', place, ids] = /^!?(\S+) (\d+) ([^@#]+?)(?: @([^#]+?))?(?: #(.+))?$/.exec(
      line,
    )!
    const vendorIds = ids ? ids.split(',').map(Number) : []
    return {
      id: index + 1,
      start,
      minutes: Number(minutes),
      title,
      place: place ?? null,
      vendorIds,
      isKey: line.startsWith('!'),
    }
  })

const cases: [name: string, lines: string[], expected: string[], sunset?: number][] = [
  ['nothing planned', [], []],
  ['one after the other', ['14:00 30 Ceremony @Garden #1', '14:30 30 Photos @Lake #1'], []],
  [
    'a vendor in two places at once',
    ['14:00 60 Ceremony @Garden #1,2', '14:30 30 Details @Hall #1'],
    [
      'vendor-twice 1,2: Lena Hart is in two places at once: “Ceremony” (2:00 PM–3:00 PM) and “Details” (from 2:30 PM), at Garden and Hall.',
    ],
  ],
  ['two items at once without a place', ['14:00 60 Ceremony #1', '14:30 30 Details @Hall #1'], []],
  ['other vendors at other places', ['14:00 60 Ceremony @Garden #1', '14:30 30 Details @Hall #2'], []],
  [
    'an overlap at the same place, however it is written',
    ['18:00 60 Dinner @Great Hall #1', '18:45 15 Speeches @great hall #1'],
    ['overlap 1,2: “Dinner” (6:00 PM–7:00 PM) and “Speeches” (from 6:45 PM) overlap at the same place, Great Hall.'],
  ],
  [
    'a gap at the same place',
    ['18:00 60 Dinner @Hall', '19:30 15 Speeches @Hall'],
    ['gap 1,2: Nothing is planned for 30 min between “Dinner” and “Speeches” at Hall.'],
  ],
  ['a short pause', ['18:00 60 Dinner @Hall', '19:15 15 Speeches @Hall'], []],
  ['a pause that something else fills', ['18:00 60 Dinner @Hall', '18:30 60 Photos @Lake', '19:30 15 Cake @Hall'], []],
  [
    'an item before the vendor arrives',
    ['09:00 30 Portraits #1', '10:00 10 Lena arrives #1', '12:00 10 Florists arrive #2', '13:00 10 Arch #2'],
    ['before-arrival 1,2: “Portraits” at 9:00 AM is before Lena Hart arrives at 10:00 AM.'],
  ],
  [
    'an arrival of others with whom the vendor works',
    ['09:00 30 Portraits #1', '14:00 30 Guests arrive #1', '15:00 10 The guests arrive #2', '16:00 10 Arch #2'],
    [],
  ],
  [
    'only the first arrival counts',
    ['09:00 10 Florist arrival #2', '10:00 10 Arch #2', '17:00 10 Florist arrives again #2'],
    [],
  ],
  [
    'a ceremony that ends after sunset',
    ['17:00 60 Ceremony @Garden'],
    ['after-sunset 1: “Ceremony” ends after sunset, which is at 5:30 PM.'],
    17 * 60 + 30,
  ],
  [
    'a ceremony in the dark',
    ['18:00 60 Civil ceremony', '19:00 60 Dinner'],
    ['after-sunset 1: “Civil ceremony” begins after sunset, which is at 5:30 PM.'],
    17 * 60 + 30,
  ],
  [
    'what is only about the ceremony',
    ['18:00 60 Ceremony chairs are cleared away', '19:00 30 Photographs after the ceremony'],
    [],
    17 * 60 + 30,
  ],
  ['another ceremony than the key moment', ['!16:00 60 Ceremony', '20:00 60 Tea ceremony'], [], 17 * 60 + 30],
  [
    'around midnight',
    ['23:30 60 Dancing @Barn #1', '24:15 30 Packing @Gate #1'],
    [
      'vendor-twice 1,2: Lena Hart is in two places at once: “Dancing” (11:30 PM–12:30 AM) and “Packing” (from 12:15 AM), at Barn and Gate.',
    ],
  ],
]

it.each(cases)('%s', (_name, lines, expected, sunset) => {
  const found = warningsOf(items(...lines), vendors, sunset, defaultLocale)
  expect(found.map((warning) => `${warning.kind} ${warning.items.join(',')}: ${warning.text}`)).toEqual(expected)
})
