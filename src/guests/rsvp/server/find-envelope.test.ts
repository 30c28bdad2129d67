import { describe, expect, it } from 'vitest'
import { findEnvelopeOf } from '#guests/rsvp/server/find-envelope.ts'

const guests = [
  [1, 'Christopher', 'Hill'],
  [1, 'Ann', 'Hill'],
  [2, 'José', 'Núñez-García'],
  [3, 'Jürgen', 'Weiß'],
  [4, 'Robert', 'Moor'],
  [5, 'Robert', 'Moore'],
  [6, 'Cher', null],
  [7, 'William', 'Stone'],
  [8, 'Bill', 'Stone'],
  [9, 'Mary Jane', 'O’Neill'],
  [10, 'Ahmed', 'Ünal'],
  [11, 'Ahmed', 'Unal'],
].map(([envelopeId, firstName, lastName]) => ({
  envelopeId: Number(envelopeId),
  firstName: firstName as string | null,
  lastName: lastName as string | null,
}))

describe('a name', () => {
  it.each([
    ['Christopher Hill', 1],
    ['chris hill', 1],
    ['Hill, Chris', 1],
    ['Cristopher Hill', 1],
    ['Christohper  HILL', 1],
    ['Jose Nunez Garcia', 2],
    ['JOSE NÚÑEZ', 2],
    ['Jurgen Weiss', 3],
    ['Bob Moor', 4],
    ['Robert Moore', 5],
    ['Cher', 6],
    ['William Stone', 7],
    ['Bill Stone', 8],
    ['mary oneill', 9],
  ])('%s finds its envelope', (name, envelopeId) => expect(findEnvelopeOf(name, guests)).toBe(envelopeId))

  it.each([
    '',
    '%',
    '* *',
    '% Hill',
    '_hris Hill',
    '.* .*',
    'Hill',
    'Chris',
    'C Hill',
    'Chris Hill Moor',
    'Robert Mooro',
    'Will Stone',
    'Ahmed Unal',
    'Zed Nobody',
    'Hill Hill',
  ])('%j finds none, or not one alone', (name) => expect(findEnvelopeOf(name, guests)).toBeUndefined())
})
