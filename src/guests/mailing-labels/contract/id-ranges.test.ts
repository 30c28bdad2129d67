import { expect, it } from 'vitest'
import { inRanges, rangesOf } from '#guests/mailing-labels/contract/id-ranges.ts'

it('names ids that follow each other as one range, over ids of other weddings', () => {
  const all = [40, 3, 4, 9, 12, 13]
  const ranges = rangesOf(new Set([3, 4, 9, 13, 40]), all)
  expect(ranges).toBe('3-9,13-40')
  expect(all.filter(inRanges(ranges))).toEqual([40, 3, 4, 9, 13])
  expect(rangesOf(new Set([12]), all)).toBe('12')
  expect(rangesOf(new Set(), all)).toBe('')
})
