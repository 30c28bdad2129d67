import { expect, test } from 'vitest'
import { categoryLabel } from '#weddings/vendors/contract/vendor-choices.ts'
import { deleteQuestion } from '#weddings/vendors/web/vendor-words.ts'

test('categories are formatted as words', () => {
  expect([categoryLabel('florist'), categoryLabel('dj'), categoryLabel('')]).toEqual(['Florist', 'DJ', ''])
})

test('the question before deleting names the number of weddings', () => {
  const question = 'Are you sure you want to delete this vendor?'
  expect(deleteQuestion(0)).toBe(`${question} It is not part of any wedding.`)
  expect(deleteQuestion(1)).toBe(`${question} It will also be removed from 1 wedding.`)
  expect(deleteQuestion(12)).toBe(`${question} It will also be removed from 12 weddings.`)
})
