import { expect, test } from 'vitest'
import { filterFeedback, noFilters, summaryOf } from '#talk/feedback/web/ratings.ts'

const rated = (rating: number, plannerResponse: string | null = null) => ({ rating, plannerResponse })
const all = [rated(5, 'Thank you'), rated(5), rated(3)]

test('the average has one decimal, and the ratings are counted by stars', () => {
  const { average, counts } = summaryOf(all)
  expect(average).toBe('4.3')
  expect(counts.map(({ count }) => count)).toEqual([2, 0, 1, 0, 0])
  expect(summaryOf([]).average).toBeUndefined()
})

test('filters are combined', () => {
  expect(filterFeedback(all, noFilters)).toEqual(all)
  expect(filterFeedback(all, { rating: '5', answered: 'open' })).toEqual([rated(5)])
  expect(filterFeedback(all, { rating: '', answered: 'answered' })).toEqual([all[0]])
})
