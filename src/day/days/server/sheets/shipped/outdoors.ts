import { fixed, inSection, item, key, type ShippedSheet } from '#day/days/server/sheets/shipped/rows.ts'

const setUp = inSection('Set-up and getting ready', [
  item('-7:00', 90, 'Tent, tables and chairs are checked', {
    at: 'reception',
    by: ['venue', 'decorator'],
    for: 'vendors',
  }),
  item('-6:00', 30, 'Decision about the rain plan', {
    for: 'studio',
    notes: 'After the forecast of the morning; tell the venue, the caterer and the musicians.',
    ...fixed,
  }),
  item('-5:00', 120, 'Arch, aisle and tables are dressed', { by: ['florist', 'decorator'], for: 'vendors' }),
  item('-3:30', 90, 'Kitchen and bar are set up', { place: 'Kitchen', by: ['caterer'], for: 'vendors' }),
  item('-2:30', 60, 'Sound and light are set up', { by: ['dj', 'musician'], for: 'vendors' }),
  item('-2:00', 30, 'Cake is delivered', {
    place: 'Kitchen',
    by: ['baker'],
    for: 'vendors',
    notes: 'It stays in the shade.',
  }),
])

const gettingReady = inSection('Set-up and getting ready', [
  item('-5:30', 180, 'Hair and makeup', { at: 'gettingReady', by: ['beauty'], for: 'party' }),
  item('-3:15', 15, 'Photographer arrives', {
    by: ['photographer', 'videographer'],
    for: 'vendors',
  }),
  item('-3:00', 30, 'Photographs of details', { by: ['photographer'], for: 'couple' }),
  item('-2:45', 15, 'Bouquets are handed out', { by: ['florist'], for: 'party' }),
  item('-2:30', 30, 'Getting dressed', { at: 'gettingReady', by: ['photographer', 'videographer'], for: 'party' }),
  item('-1:55', 15, 'First look', { by: ['photographer', 'videographer'], when: 'first-look', for: 'couple', ...key }),
  item('-1:40', 30, 'Portraits of the couple', {
    by: ['photographer', 'videographer'],
    when: 'first-look',
    for: 'couple',
  }),
  item('-1:10', 20, 'Photographs with the wedding party', { by: ['photographer'], when: 'first-look', for: 'party' }),
])

const ceremony = inSection('Ceremony', [
  item('-0:50', 20, 'Shuttles bring the guests', { at: 'ceremony', by: ['transportation'], grows: 1 }),
  item('-0:30', 25, 'Guests are welcomed with water and lemonade', { at: 'ceremony', by: ['caterer', 'musician'] }),
  item('-0:10', 5, 'Microphones are handed out', { by: ['dj', 'officiant'], for: 'vendors' }),
  item('-0:05', 5, 'Processional lines up', { at: 'ceremony', for: 'party' }),
  item('0:00', 30, 'Ceremony', {
    at: 'ceremony',
    by: ['officiant', 'musician', 'photographer', 'videographer'],
    ...key,
    ...fixed,
  }),
  item('0:30', 15, 'Congratulations', { at: 'ceremony', by: ['photographer'], grows: 1.5 }),
])

const drinks = inSection('Drinks reception', [
  item('0:45', 75, 'Drinks and lawn games', { at: 'reception', by: ['caterer', 'musician'] }),
  item('0:45', 10, 'Group photograph of all guests', { by: ['photographer'], grows: 0.5 }),
  item('0:55', 30, 'Family photographs', { by: ['photographer'], for: 'party', grows: 1 }),
  item('1:25', 30, 'Portraits of the couple', {
    by: ['photographer', 'videographer'],
    when: 'no-first-look',
    for: 'couple',
  }),
  item('2:00', 15, 'Guests are called to their tables', { at: 'reception', by: ['dj', 'caterer'], grows: 0.5 }),
])

const reception = inSection('Reception', [
  item('2:15', 5, 'Entrance of the couple', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
  item('2:20', 10, 'Welcome and first toast', { at: 'reception', by: ['dj'] }),
  item('2:30', 75, 'Dinner', { at: 'reception', by: ['caterer'], grows: 2, ...key }),
  item('3:00', 30, 'Vendors eat', {
    by: ['photographer', 'videographer', 'dj', 'musician'],
    for: 'vendors',
  }),
  item('3:45', 25, 'Speeches', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
  item('4:10', 20, 'Portraits in the evening light', {
    by: ['photographer', 'videographer'],
    for: 'couple',
    details: 'Twenty minutes while the table is cleared; the time follows the sunset.',
  }),
  item('4:30', 15, 'Cutting of the cake', { at: 'reception', by: ['baker', 'caterer', 'photographer'], ...key }),
])

const party = inSection('Party', [
  item('4:45', 10, 'First dance under the lights', {
    at: 'reception',
    by: ['dj', 'photographer', 'videographer'],
    ...key,
  }),
  item('4:55', 150, 'Dancing', { at: 'reception', by: ['dj'] }),
  item('5:30', 60, 'Fire pits are lit', { by: ['venue'], details: 'Blankets are in the baskets beside the tent.' }),
  item('6:00', 15, 'Photographer leaves', { by: ['photographer', 'videographer'], for: 'vendors' }),
  item('6:15', 30, 'Late-night snack', { by: ['caterer'] }),
  item('7:00', 25, 'Music is turned down', { by: ['dj', 'venue'], for: 'vendors', ...fixed }),
  item('7:25', 10, 'Farewell with sparklers', { at: 'reception', by: ['dj'], ...key }),
  item('7:35', 40, 'Shuttles back', { by: ['transportation'], grows: 1 }),
  item('7:45', 60, 'Clearing up', { at: 'reception', by: ['caterer', 'dj', 'decorator', 'venue'], for: 'vendors' }),
])

export default {
  key: 'outdoors',
  name: 'One place outdoors',
  description: 'Ceremony, dinner and party in a garden, at a barn or on the beach, with a rain plan.',
  days: [
    {
      name: 'Wedding day',
      days: 0,
      hasCeremony: true,
      rows: [...setUp, ...gettingReady, ...ceremony, ...drinks, ...reception, ...party],
    },
  ],
} satisfies ShippedSheet
