import { expect, it } from 'vitest'
import type { ClientFigures } from '#weddings/clients/contract/endpoints.ts'
import { isOrder, orderClients, type ClientOrder } from '#weddings/clients/web/client-order.ts'

const clients = [
  { id: 1, partnerOneName: 'Zoë', partnerTwoName: null, status: 'planning' },
  { id: 2, partnerOneName: 'Amara', partnerTwoName: 'Julian', status: 'inquiry' },
  { id: 3, partnerOneName: 'Élise', partnerTwoName: null, status: 'completed' },
  { id: 4, partnerOneName: 'Mia', partnerTwoName: null, status: 'inquiry' },
] as const
const figure = (clientId: number, nextDate: string | null, openTasks: number, owed: string, unread: number) =>
  [clientId, { clientId, nextDate, nextTitle: null, openTasks, currency: 'USD', owed, alsoOwed: [], unread }] as [
    number,
    ClientFigures,
  ]
const figures = new Map([
  figure(1, '2027-05-02', 3, '900.00', 0),
  figure(2, null, 12, '1000.00', 1),
  figure(3, '2026-12-01', 0, '0.00', 0),
])

it.each([
  ['date', [1, 2, 3, 4]],
  ['name', [2, 3, 4, 1]],
  ['status', [2, 4, 1, 3]],
  ['next', [3, 1, 2, 4]],
  ['tasks', [2, 1, 3, 4]],
  ['owed', [2, 1, 3, 4]],
  ['unread', [2, 1, 3, 4]],
] as [ClientOrder, number[]][])('orders couples by %s', (order, expected) => {
  expect(orderClients(clients, order, figures).map(({ id }) => id)).toEqual(expected)
})

it('recognizes its orders', () => {
  expect(['owed', 'toString', ''].map(isOrder)).toEqual([true, false, false])
})
