import { expect, it } from 'vitest'
import { lists, storedLists } from '../scripts/features.mjs'

it('lists all features; `npm run features` writes the lists', () => {
  expect(storedLists()).toEqual(lists)
})
