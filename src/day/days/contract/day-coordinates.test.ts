import { describe, expect, it } from 'vitest'
import { coordinatesOf, coordinatesProblem } from '#day/days/contract/day-coordinates.ts'

const bigBen = { latitude: 51.50075, longitude: -0.124611 }
const near = { latitude: 51.5007, longitude: -0.1246 }

describe('coordinates', () => {
  it.each([
    ['51.5007, -0.1246', near],
    ['51.5007 -0.1246', near],
    ['51.5007,-0.1246', near],
    ['(51.5007, −0.1246)', near],
    ['51,5007; -0,1246', near],
    ['51,5007 -0,1246', near],
    ['51.5007° N, 0.1246° W', near],
    ['51.5007N 0.1246W', near],
    ['N 51.5007, W 0.1246', near],
    ['0.1246 W, 51.5007 N', near],
    ['41.9, 12.5', { latitude: 41.9, longitude: 12.5 }],
    ['0, 0', { latitude: 0, longitude: 0 }],
    ['-33.8568, 151.2153', { latitude: -33.8568, longitude: 151.2153 }],
    [`51°30'2.7"N 0°7'28.6"W`, bigBen],
    [`51° 30' 2.7" N, 0° 7' 28.6" W`, bigBen],
    ['51°30′2.7″N 0°7′28.6″W', bigBen],
    [`51°30’2.7”N 0°7’28.6”W`, bigBen],
    [`51º30'2.7''N 0º7'28.6''W`, bigBen],
    [`W 0°7'28.6" N 51°30'2.7"`, bigBen],
    [`51°30.045'N 0°7.47666'W`, bigBen],
    [`33°51'24"S 151°12'55"E`, { latitude: -33.856667, longitude: 151.215278 }],
    ['geo:51.5007,-0.1246', near],
    ['geo:51.5007,-0.1246?z=17', near],
    ['https://www.google.com/maps/@51.5007,-0.1246,17z', near],
    [
      'https://www.google.com/maps/place/Big+Ben/@51.4,-0.2,17z/data=!3m1!4b1!4m6!3m5!8m2!3d51.5007!4d-0.1246!16zL20v',
      near,
    ],
    ['https://www.google.com/maps?q=51.5007,-0.1246', near],
    ['https://maps.google.com/?q=51.5007,-0.1246&z=14', near],
    ['https://maps.google.com/?q=51.5007,+-0.1246', near],
    ['https://maps.google.com/?q=loc:51.5007,-0.1246', near],
    ['https://www.google.com/maps/search/?api=1&query=51.5007%2C-0.1246', near],
    ['https://www.google.com/maps/search/51.5007,+-0.1246?entry=tts', near],
    [`https://www.google.com/maps/place/51%C2%B030'02.7%22N+0%C2%B007'28.6%22W`, bigBen],
    ['https://www.google.com/maps/dir/?api=1&destination=51.5007,-0.1246', near],
    ['https://maps.apple.com/?ll=51.5007,-0.1246&q=Big%20Ben', near],
    ['https://maps.apple.com/place?address=London&coordinate=51.5007,-0.1246&name=Big%20Ben', near],
    ['https://www.openstreetmap.org/?mlat=51.5007&mlon=-0.1246#map=17/51.4/-0.2', near],
    ['https://www.openstreetmap.org/#map=17/51.5007/-0.1246', near],
    ['https://www.bing.com/maps?cp=51.5007~-0.1246&lvl=16', near],
    ['www.google.com/maps/@51.5007,-0.1246,17z', near],
    ['maps.apple.com/?ll=51.5007,-0.1246', near],
  ])('%s', (typed, expected) => {
    expect(coordinatesOf(typed)).toEqual(expected)
    expect(coordinatesProblem(typed)).toBeUndefined()
  })

  it('are none if nothing is typed', () => {
    expect(coordinatesOf('  ')).toEqual({ latitude: null, longitude: null })
  })

  it.each([
    'somewhere',
    '51.5007',
    '51.5007,',
    '515007',
    '91, 0',
    '0, 181',
    '51.5, -0.1, 3',
    '51.5N, 0.1N',
    '51.5N, 0.1',
    '-51.5N 0.1W',
    'N 51.5 N, 0.1 W',
    `51°60'N 0°7'W`,
    `51°30'60"N 0°7'W`,
    '51.5.0, 1',
  ])('are refused: %s', (typed) => {
    expect(coordinatesOf(typed)).toBeUndefined()
    expect(coordinatesProblem(typed)).toBe('Please enter coordinates such as 41.9, 12.5, or a link to a map.')
  })

  it.each([
    'https://maps.app.goo.gl/abcDEF123',
    'https://maps.google.com/?q=Big+Ben',
    'https://www.google.com/maps/place/Big+Ben',
    'https://www.google.com/maps/@151.5007,-0.1246,17z',
    'https://www.openstreetmap.org/',
    'https://example.com/%E0%A4%A',
  ])('are refused with what to do about a link: %s', (typed) => {
    expect(coordinatesOf(typed)).toBeUndefined()
    expect(coordinatesProblem(typed)).toMatch(/^This link has no coordinates/)
  })
})
