import { fixed, inSection, item, key, type ShippedSheet } from '#day/days/server/sheets/shipped/rows.ts'

const rehearsal = [
  ...inSection('Rehearsal', [
    item('15:00', 60, 'Boxes, stationery and favors are handed over', {
      at: 'reception',
      by: ['venue'],
      for: 'studio',
    }),
    item('16:00', 20, 'Wedding party arrives', { at: 'ceremony', for: 'party' }),
    item('16:20', 40, 'Rehearsal of the ceremony', {
      at: 'ceremony',
      by: ['officiant', 'musician'],
      for: 'party',
      ...key,
    }),
    item('17:00', 15, 'Times of the next day are gone through', { at: 'ceremony', for: 'party' }),
  ]),
  ...inSection('Rehearsal dinner', [
    item('18:30', 30, 'Guests from afar are welcomed', { for: 'everyone' }),
    item('19:00', 90, 'Dinner', { by: ['caterer'], grows: 1, ...key }),
    item('20:30', 20, 'Toasts', {}),
    item('20:50', 70, 'Drinks at the bar', {}),
  ]),
]

const weddingDay = [
  ...inSection('Getting ready', [
    item('-6:00', 210, 'Hair and makeup', { at: 'gettingReady', by: ['beauty'], for: 'party' }),
    item('-3:30', 90, 'Ceremony and tables are dressed', { by: ['florist', 'decorator'], for: 'vendors' }),
    item('-3:15', 15, 'Photographer arrives', {
      by: ['photographer', 'videographer'],
      for: 'vendors',
    }),
    item('-3:00', 45, 'Photographs of details', { by: ['photographer'], for: 'couple' }),
    item('-2:45', 15, 'Bouquets and buttonholes are handed out', { by: ['florist'], for: 'party' }),
    item('-2:15', 30, 'Getting dressed', { at: 'gettingReady', by: ['photographer', 'videographer'], for: 'party' }),
    item('-1:45', 15, 'First look', {
      by: ['photographer', 'videographer'],
      when: 'first-look',
      for: 'couple',
      ...key,
    }),
    item('-1:30', 40, 'Portraits and wedding party', { by: ['photographer'], when: 'first-look', for: 'party' }),
  ]),
  ...inSection('Ceremony', [
    item('-1:00', 30, 'Musicians check the sound', { at: 'ceremony', by: ['musician', 'dj'], for: 'vendors' }),
    item('-0:30', 25, 'Guests are seated', { at: 'ceremony', by: ['musician'] }),
    item('-0:05', 5, 'Processional lines up', { at: 'ceremony', for: 'party' }),
    item('0:00', 40, 'Ceremony', {
      at: 'ceremony',
      by: ['officiant', 'musician', 'photographer', 'videographer'],
      ...key,
      ...fixed,
    }),
    item('0:15', 30, 'Cake is delivered', { place: 'Kitchen', by: ['baker', 'caterer'], for: 'vendors' }),
    item('0:40', 20, 'Congratulations', { at: 'ceremony', by: ['photographer'], grows: 1.5 }),
  ]),
  ...inSection('Reception', [
    item('1:00', 90, 'Drinks and canapés', { at: 'reception', by: ['caterer', 'musician'] }),
    item('1:00', 40, 'Group and family photographs', { by: ['photographer'], grows: 1.5 }),
    item('1:45', 30, 'Portraits of the couple', {
      by: ['photographer', 'videographer'],
      when: 'no-first-look',
      for: 'couple',
    }),
    item('2:30', 15, 'Guests are called to their tables', { at: 'reception', by: ['dj', 'caterer'], grows: 0.5 }),
    item('2:45', 10, 'Entrance of the couple', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
    item('2:55', 90, 'Dinner', { at: 'reception', by: ['caterer'], grows: 2, ...key }),
    item('4:25', 30, 'Speeches', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
    item('4:55', 15, 'Cutting of the cake', { at: 'reception', by: ['baker', 'caterer', 'photographer'] }),
  ]),
  ...inSection('Party', [
    item('5:10', 10, 'First dance', { at: 'reception', by: ['dj', 'photographer', 'videographer'], ...key }),
    item('5:20', 180, 'Dancing', { at: 'reception', by: ['dj'] }),
    item('6:30', 15, 'Photographer leaves', { by: ['photographer', 'videographer'], for: 'vendors' }),
    item('7:00', 30, 'Late-night snack', { by: ['caterer'] }),
    item('8:20', 10, 'Last dance', { at: 'reception', by: ['dj'] }),
    item('8:30', 30, 'Cars and buses leave', { at: 'reception', by: ['transportation'], ...fixed }),
  ]),
]

const brunch = inSection('Brunch', [
  item('9:00', 60, 'Tables are set', { at: 'reception', by: ['caterer'], for: 'vendors' }),
  item('10:00', 120, 'Brunch', { at: 'reception', by: ['caterer'], ...key }),
  item('12:00', 20, 'Farewell of the guests', { at: 'reception', by: ['transportation'], grows: 1 }),
  item('12:30', 60, 'Rented things are collected', {
    at: 'reception',
    by: ['decorator', 'venue'],
    for: 'vendors',
    ...fixed,
  }),
])

export default {
  key: 'two-days',
  name: 'Rehearsal, wedding and brunch',
  description: 'A rehearsal with dinner the day before, the wedding day, and a brunch to say goodbye.',
  days: [
    { name: 'Rehearsal', days: -1, hasCeremony: false, rows: rehearsal },
    { name: 'Wedding day', days: 0, hasCeremony: true, rows: weddingDay },
    { name: 'Brunch', days: 1, hasCeremony: false, rows: brunch },
  ],
} satisfies ShippedSheet
