import { fixed, inSection, item, key, type ShippedSheet } from '#day/days/server/sheets/shipped/rows.ts'

const gettingReady = inSection('Getting ready', [
  item('-6:30', 30, 'Hair and makeup set up', { at: 'gettingReady', by: ['beauty'], for: 'vendors' }),
  item('-6:00', 210, 'Hair and makeup', { at: 'gettingReady', by: ['beauty'], for: 'party' }),
  item('-5:00', 30, 'Breakfast for the wedding party', { place: 'Breakfast room', for: 'party' }),
  item('-3:30', 15, 'Photographer arrives', {
    by: ['photographer', 'videographer'],
    for: 'vendors',
  }),
  item('-3:15', 45, 'Photographs of dress, rings and stationery', {
    by: ['photographer'],
    for: 'couple',
    notes: 'Rings, invitation, perfume and shoes lie ready in one box.',
  }),
  item('-3:00', 20, 'Bouquets and buttonholes are delivered', { by: ['florist'], for: 'vendors' }),
  item('-3:00', 60, 'Flowers are placed in the church', {
    by: ['florist', 'decorator'],
    for: 'vendors',
  }),
  item('-2:45', 30, 'Light lunch', { for: 'party' }),
  item('-2:30', 30, 'Getting dressed', { at: 'gettingReady', by: ['photographer', 'videographer'], for: 'party' }),
  item('-2:00', 15, 'First look', { by: ['photographer', 'videographer'], when: 'first-look', for: 'couple', ...key }),
  item('-1:45', 30, 'Portraits of the couple', {
    by: ['photographer', 'videographer'],
    when: 'first-look',
    for: 'couple',
  }),
  item('-1:15', 15, 'Photographs with parents and siblings', {
    by: ['photographer'],
    when: 'first-look',
    for: 'party',
  }),
])

const ceremony = inSection('Ceremony', [
  item('-1:00', 30, 'Musicians set up and check the sound', { at: 'ceremony', by: ['musician'], for: 'vendors' }),
  item('-0:50', 20, 'Cars bring the wedding party to the church', { by: ['transportation'], for: 'party' }),
  item('-0:45', 15, 'Ushers are in place with the programs', { for: 'party' }),
  item('-0:30', 25, 'Guests are seated, prelude', { at: 'ceremony', by: ['musician'] }),
  item('-0:05', 5, 'Processional lines up', {
    at: 'ceremony',
    for: 'party',
    notes: 'Rings and vows are with the witnesses.',
  }),
  item('0:00', 60, 'Ceremony', {
    at: 'ceremony',
    by: ['officiant', 'musician', 'photographer', 'videographer'],
    ...key,
    ...fixed,
  }),
  item('0:00', 75, 'Tables and place cards are set', { by: ['caterer', 'decorator'], for: 'vendors' }),
  item('0:45', 30, 'Cake is delivered', { place: 'Kitchen', by: ['baker', 'caterer'], for: 'vendors' }),
  item('1:00', 10, 'Recessional', { at: 'ceremony', by: ['musician', 'photographer'] }),
  item('1:10', 20, 'Congratulations outside the church', { at: 'ceremony', by: ['photographer'], grows: 2 }),
  item('1:30', 15, 'Group photograph of all guests', { at: 'ceremony', by: ['photographer'], grows: 0.5 }),
])

const drinks = inSection('Drinks reception', [
  item('1:45', 30, 'Guests drive to the hall', { by: ['transportation'] }),
  item('2:15', 65, 'Drinks and canapés', { at: 'reception', by: ['caterer', 'musician'] }),
  item('2:15', 30, 'Family photographs', { by: ['photographer'], for: 'party', grows: 1 }),
  item('2:45', 30, 'Portraits of the couple', {
    by: ['photographer', 'videographer'],
    when: 'no-first-look',
    for: 'couple',
  }),
  item('3:15', 10, 'Look at the room before the guests', { by: ['photographer'], for: 'couple' }),
  item('3:20', 15, 'Guests are called to their tables', { at: 'reception', by: ['dj', 'caterer'], grows: 0.5 }),
])

const reception = inSection('Reception', [
  item('3:35', 10, 'Entrance of the couple', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
  item('3:45', 10, 'Welcome by the hosts', { at: 'reception', by: ['dj'] }),
  item('3:55', 90, 'Dinner', { at: 'reception', by: ['caterer'], grows: 2, ...key }),
  item('4:30', 30, 'Vendors eat', {
    by: ['photographer', 'videographer', 'dj', 'musician'],
    for: 'vendors',
  }),
  item('5:25', 30, 'Speeches', {
    at: 'reception',
    by: ['dj', 'photographer', 'videographer'],
    notes: 'Five minutes each; the microphone is checked before dinner.',
    ...key,
  }),
  item('5:55', 15, 'Cutting of the cake', { at: 'reception', by: ['baker', 'caterer', 'photographer'], ...key }),
  item('6:10', 15, 'Coffee, while the floor is cleared', { at: 'reception', by: ['caterer', 'venue'] }),
])

const party = inSection('Party', [
  item('6:25', 10, 'First dance', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
  item('6:35', 10, 'Dances with the parents', { at: 'reception', by: ['dj', 'photographer'] }),
  item('6:45', 120, 'Dancing', { at: 'reception', by: ['dj'] }),
  item('7:45', 15, 'Photographer leaves', { by: ['photographer', 'videographer'], for: 'vendors' }),
  item('8:15', 30, 'Late-night snack', { by: ['caterer'] }),
  item('8:45', 10, 'Last dance and farewell', { at: 'reception', by: ['dj'], ...key }),
  item('8:55', 20, 'Cars and buses leave', { by: ['transportation'], ...fixed }),
  item('9:00', 60, 'Clearing up', {
    at: 'reception',
    by: ['caterer', 'dj', 'venue', 'decorator'],
    for: 'vendors',
    notes: 'Gifts, cards and leftover cake go to the car of the family.',
  }),
])

export default {
  key: 'church-and-hall',
  name: 'Church and hall',
  description: 'A church wedding with a drive to the hall, dinner, speeches and a party.',
  days: [
    {
      name: 'Wedding day',
      days: 0,
      hasCeremony: true,
      rows: [...gettingReady, ...ceremony, ...drinks, ...reception, ...party],
    },
  ],
} satisfies ShippedSheet
