import type { ListedEnvelope, ListedGuest } from '#guests/guests/web/rows.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'

export const couple = { partnerOneName: 'Emma Hartley', partnerTwoName: 'James Okafor' }

export const dinner: Part = {
  id: 1,
  clientId: 7,
  name: 'Dinner',
  daysAfter: 0,
  time: '18:30',
  place: null,
  meals: ['Fish', 'Beef'],
  invitesAll: true,
  deadline: null,
  deadlineOffset: null,
}

export const guest = (id: number, firstName: string, more: Partial<ListedGuest> = {}): ListedGuest => ({
  id,
  seat: null,
  firstName,
  lastName: 'Hill',
  age: 'adult',
  role: null,
  dietary: null,
  access: null,
  table: null,
  answers: [{ partId: 1, attending: null, meal: null }],
  ...more,
})

export const envelope = (id: number, name: string, more: Partial<ListedEnvelope> = {}): ListedEnvelope => ({
  id,
  clientId: 7,
  name,
  email: null,
  phone: null,
  address: null,
  language: null,
  side: null,
  tags: [],
  list: 'A',
  isProposed: false,
  guests: [],
  seats: [],
  unnamedSeats: 0,
  answeredAt: null,
  paperAt: null,
  note: null,
  ...more,
})

export const hills = envelope(1, 'The Hills', {
  side: 'one',
  tags: ['work'],
  address: '1 High Street',
  guests: [
    guest(11, 'Ann', { answers: [{ partId: 1, attending: true, meal: null }] }),
    guest(12, 'Bób', { dietary: 'vegan', answers: [{ partId: 1, attending: false, meal: null }] }),
  ],
})
export const moors = envelope(2, 'Cleo Abbot', {
  list: 'B',
  guests: [guest(21, 'Cleo', { lastName: 'Abbot' })],
  seats: [
    {
      id: 22,
      seat: 1,
      age: 'adult',
      role: null,
      dietary: null,
      access: null,
      table: null,
      answers: [{ partId: 1, attending: null, meal: null }],
    },
  ],
  unnamedSeats: 1,
})
