import { expect, test } from 'vitest'
import { clientStatuses } from '#weddings/clients/contract/endpoints.ts'
import { clientStatus, statusesToEdit } from '#weddings/clients/web/public/client-statuses.ts'

const four = ['inquiry', 'contracted', 'planning', 'completed']

test('editing offers the four statuses and the current one', () => {
  expect(statusesToEdit('planning')).toEqual(four)
  expect(statusesToEdit('consultation')).toEqual(['consultation', ...four])
})

test('badges have the colours of the clients page', () => {
  const tones = Object.fromEntries(clientStatuses.map((status) => [status, clientStatus[status].tone]))
  expect(tones).toEqual({
    inquiry: 'yellow',
    consultation: 'grey',
    contracted: 'green',
    planning: 'blue',
    completed: 'grey',
    initial: 'grey',
    active: 'grey',
  })
})
