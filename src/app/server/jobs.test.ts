import { expect, it } from 'vitest'
import { jobs } from '#app/server/jobs.ts'

it('job names are unique', () => {
  const names = jobs.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
