import { describe, expect, it } from 'vitest'
import type { Item } from '#day/days/contract/day-records.ts'
import { readColumn } from '#day/days/web/item-words.ts'
import { readTypedItem } from '#day/days/web/typed-item.ts'
import { readLength, readTime } from '#day/days/web/typed-time.ts'

const vendors = [
  { vendorId: 1, name: 'Lena Hart', category: 'photographer' },
  { vendorId: 2, name: 'Blue Note Band', category: 'musician' },
  { vendorId: 3, name: 'Blue Door Bakery', category: 'baker' },
  { vendorId: 4, name: 'Ora Flowers', category: 'florist' },
  { vendorId: 5, name: 'Second Florist', category: 'florist' },
]
const read = (line: string, after = 9 * 60) => {
  const { vendors: chosen, ...item } = readTypedItem(line, { after, vendors })
  return { ...item, vendors: chosen.map(({ vendorId }) => vendorId) }
}

describe('a typed line', () => {
  it('gives time, title, duration, place and vendor', () => {
    expect(read('14:30 Ceremony 45m @Garden #Photographer')).toEqual({
      start: '14:30',
      title: 'Ceremony',
      minutes: 45,
      place: 'Garden',
      vendors: [1],
      isKey: false,
    })
  })

  it.each([
    ['Ceremony', { title: 'Ceremony' }],
    ['2:30pm Ceremony', { title: 'Ceremony', start: '14:30' }],
    ['2 pm Ceremony', { title: 'Ceremony', start: '14:00' }],
    ['1:30 Photographs', { title: 'Photographs', start: '13:30' }],
    ['1:30-2:15 Photographs', { title: 'Photographs', start: '13:30', minutes: 45 }],
    ['1:30am Night bus', { title: 'Night bus', start: '01:30' }],
    ['01:30 Night bus', { title: 'Night bus', start: '01:30' }],
    ['5:00 Hair', { title: 'Hair', start: '05:00' }],
    ['noon Lunch', { title: 'Lunch', start: '12:00' }],
    ['10am-noon Hair', { title: 'Hair', start: '10:00', minutes: 120 }],
    ['Afternoon tea', { title: 'Afternoon tea' }],
    ['12am Fireworks', { title: 'Fireworks', start: '00:00' }],
    ['Ceremony 14.30', { title: 'Ceremony', start: '14:30' }],
    ['14:30-15:15 Ceremony', { title: 'Ceremony', start: '14:30', minutes: 45 }],
    ['2pm – 3:30pm Portraits', { title: 'Portraits', start: '14:00', minutes: 90 }],
    ['14:30 to 15:00 Ceremony', { title: 'Ceremony', start: '14:30', minutes: 30 }],
    ['14:30 until 15:00 Ceremony', { title: 'Ceremony', start: '14:30', minutes: 30 }],
    ['2:30-3:15pm Ceremony', { title: 'Ceremony', start: '14:30', minutes: 45 }],
    ['2:30pm-3:15 Ceremony', { title: 'Ceremony', start: '14:30', minutes: 45 }],
    ['10am-2:30 Set-up', { title: 'Set-up', start: '10:00', minutes: 270 }],
    ['11:30-1pm Lunch', { title: 'Lunch', start: '11:30', minutes: 90 }],
    ['5pm-1am Party', { title: 'Party', start: '17:00', minutes: 480 }],
    ['17:00–01:00 Reception', { title: 'Reception', start: '17:00', minutes: 480 }],
    ['10:30-1:15 Brunch', { title: 'Brunch', start: '10:30', minutes: 165 }],
    ['10:30-0:15 Party', { title: 'Party', start: '10:30', minutes: 825 }],
    ['11pm-0:15 Dancing', { title: 'Dancing', start: '23:00', minutes: 75 }],
    ['23:00-1:30 Dancing', { title: 'Dancing', start: '23:00', minutes: 150 }],
    ['1:30 AM +1 Bus', { title: 'Bus', start: '25:30' }],
    ['11pm–1:30 am +1 Dancing', { title: 'Dancing', start: '23:00', minutes: 150 }],
    ['14:30 +15 chairs', { title: '+15 chairs', start: '14:30' }],
    ['14h30 Ceremony', { title: 'Ceremony', start: '14:30' }],
    ['14h30–15h15 Ceremony', { title: 'Ceremony', start: '14:30', minutes: 45 }],
    ['Dinner 1,5h', { title: 'Dinner', minutes: 90 }],
    ['Ceremony at 14:30 for 45m', { title: 'Ceremony', start: '14:30', minutes: 45 }],
    ['Ceremony from 14:30 to 15:00', { title: 'Ceremony', start: '14:30', minutes: 30 }],
    ['Look at flowers 14:30', { title: 'Look at flowers', start: '14:30' }],
    ['25:30 Last dance', { title: 'Last dance', start: '25:30' }],
    ['Dinner 1h30 @Great Hall', { title: 'Dinner', minutes: 90, place: 'Great Hall' }],
    ['Dinner @Great Hall 1h', { title: 'Dinner', minutes: 60, place: 'Great Hall' }],
    ['! 15:00 First kiss', { title: 'First kiss', start: '15:00', isKey: true }],
    ['First kiss !', { title: 'First kiss', isKey: true }],
    ['First kiss!', { title: 'First kiss!' }],
    ['Table 5 is seated', { title: 'Table 5 is seated' }],
    ['Write to info@house.example', { title: 'Write to info@house.example' }],
    ['💐 12:00 💒', { title: '💐 💒', start: '12:00' }],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ vendors: [], isKey: false, ...expected })
  })

  it.each([
    ['Set up #Blue Note Band', 'Set up', [2]],
    ['#lena Portraits', 'Portraits', [1]],
    ['Flowers #florist', 'Flowers', [4, 5]],
    ['Flowers #ora #lena @Porch', 'Flowers', [4, 1]],
    ['Music #musician', 'Music', [2]],
  ])('finds the vendors in “%s”', (line, title, chosen) => {
    const { problem, ...item } = read(line)
    expect(item).toMatchObject({ title, vendors: chosen })
    expect(problem).toBeUndefined()
  })

  it.each([
    ['Cake #nobody', 'No vendor, or more than one vendor, of this wedding is called “nobody”.'],
    ['Cake #blue', 'No vendor, or more than one vendor, of this wedding is called “blue”.'],
    ['99:00 Cake', '“99:00” is not a time.'],
    ['14:75 Cake', '“14:75” is not a time.'],
    ['14:00–99:00 Cake', '“99:00” is not a time.'],
    ['17:00–16:00 Cake', 'It ends before it begins.'],
    ['Cake for 2000m', '“2000m” is not between 1 minute and 24 hours.'],
    ['Cake 2000m', '“2000m” is not between 1 minute and 24 hours.'],
    ['Cake 0m', '“0m” is not between 1 minute and 24 hours.'],
  ])('says what is wrong with “%s”', (line, problem) => {
    expect(read(line).problem).toBe(problem)
  })

  it('puts the small hours after a late evening into the night after', () => {
    expect(read('1:30am Last dance', 23 * 60).start).toBe('25:30')
    expect(read('01:30 Last dance', 23 * 60).start).toBe('25:30')
    expect(read('1:30am Fetch the flowers', 12 * 60).start).toBe('01:30')
    expect(read('6am Breakfast', 23 * 60).start).toBe('06:00')
    expect(read('11pm–1am Dancing', 21 * 60)).toMatchObject({ start: '23:00', minutes: 120 })
  })
})

describe('a typed time', () => {
  it.each([
    ['0930', 570],
    ['9:30', 570],
    ['9:30 p.m.', 21 * 60 + 30],
    ['35:59', 2159],
    ['1:30 AM +1', 25 * 60 + 30],
    ['01:30+1', 25 * 60 + 30],
    ['11:59 AM +1', 2159],
    ['12:00 PM +1', undefined],
    ['25:30 +1', undefined],
    ['14h30', 14 * 60 + 30],
    ['36:00', undefined],
    ['13pm', undefined],
    ['9', undefined],
    ['nine', undefined],
    ['', undefined],
  ])('%s', (typed, minutes) => {
    expect(readTime(typed)).toBe(minutes)
  })
})

it.each([
  ['9:00 PM', { start: '21:00' }],
  ['9:00 AM +1', { start: '33:00' }],
])('a time cell reads “%s”', (typed, values) => {
  expect(readColumn('start', typed, { start: '12:00' } as Item)).toEqual({ values })
})

describe('a typed duration', () => {
  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1h', 60],
    ['1h30', 90],
    ['1 h 30 min', 90],
    ['1.5h', 90],
    ['1,5h', 90],
    ['1:15', 75],
    ['24h', 1440],
    ['24h01', undefined],
    ['0', undefined],
    ['soon', undefined],
  ])('%s', (typed, minutes) => {
    expect(readLength(typed)).toBe(minutes)
  })
})
