import { expect, test } from 'vitest'
import { searchVendors } from '#weddings/vendors/web/vendor-search.ts'

const vendor = (name: string, category: string, rest = {}) => ({
  name,
  category,
  email: null,
  phone: null,
  address: null,
  notes: null,
  ...rest,
})
const vendors = [
  vendor('Fleurs d’Été', 'florist', { address: '4 Quai Perdu, Lyon' }),
  vendor('Needle & Groove', 'dj', { notes: 'Vinyl only' }),
  vendor('Wild Stem', 'florist', { email: 'hello@wildstem.example' }),
]
const names = (words: string, category = '') => searchVendors(vendors, words, category).map(({ name }) => name)

test('words and category filter together', () => {
  expect(names('')).toHaveLength(3)
  expect(names('', 'florist')).toEqual(['Fleurs d’Été', 'Wild Stem'])
  expect(names('wildstem', 'florist')).toEqual(['Wild Stem'])
  expect(names('wildstem', 'dj')).toEqual([])
})

test('accents are ignored, every word must match, and the category is searched too', () => {
  expect(names('ete lyon')).toEqual(['Fleurs d’Été'])
  expect(names('dj vinyl')).toEqual(['Needle & Groove'])
  expect(names('florist hello')).toEqual(['Wild Stem'])
})
