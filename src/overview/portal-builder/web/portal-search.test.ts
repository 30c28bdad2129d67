import { expect, it } from 'vitest'
import { searchPortals } from '#overview/portal-builder/web/portal-search.ts'

it('finds a portal by either name or the venue', () => {
  const zoe = { partnerOneName: 'Zoë', partnerTwoName: null, venue: null }
  const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', venue: 'The Old Mill' }
  expect(searchPortals([zoe, emma], ' zoe')).toEqual([zoe])
  expect(searchPortals([zoe, emma], 'JAM')).toEqual([emma])
  expect(searchPortals([zoe, emma], 'old mill')).toEqual([emma])
  expect(searchPortals([zoe, emma], '')).toEqual([zoe, emma])
  expect(searchPortals([zoe, emma], 'emma james')).toEqual([])
})
