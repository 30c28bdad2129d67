import { expect, test } from 'vitest'
import { indexClients, searchClients } from '#weddings/clients/web/client-search.ts'

const couple = (partnerOneName: string, partnerTwoName: string | null, rest = {}) => ({
  partnerOneName,
  partnerTwoName,
  email: 'hello@example.com',
  venue: null,
  phone: null,
  ...rest,
})
const index = indexClients([
  couple('Zoë', 'Ben Åström', { venue: 'Château de la Lune' }),
  couple('Emma', null, { email: 'emma@gardenia.example', phone: '(555) 010-2030' }),
  couple('Łucja', 'José', { phone: '+1 555 777 8888' }),
])
const names = (words: string) => searchClients(index, words).map(({ partnerOneName }) => partnerOneName)

test('an empty search finds everyone', () => {
  expect(names('  ')).toEqual(['Zoë', 'Emma', 'Łucja'])
})

test('accents and case do not matter', () => {
  expect(names('zoe')).toEqual(['Zoë'])
  expect(names('CHATEAU')).toEqual(['Zoë'])
  expect(names('jose')).toEqual(['Łucja'])
})

test('every word must match, in any field', () => {
  expect(names('zoë & ben')).toEqual(['Zoë'])
  expect(names('lune ben')).toEqual(['Zoë'])
  expect(names('zoe emma')).toEqual([])
})

test('email addresses and phone numbers are found, in any notation of the number', () => {
  expect(names('gardenia')).toEqual(['Emma'])
  expect(names('5550102030')).toEqual(['Emma'])
  expect(names('555-777')).toEqual(['Łucja'])
  expect(names('555')).toEqual(['Emma', 'Łucja'])
})
