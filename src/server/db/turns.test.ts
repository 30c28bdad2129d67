import { expect, it } from 'vitest'
import type { Pool } from '#server/db/pool.ts'
import { takeTurn } from '#server/db/turns.ts'

/** A pool with two connections for one purpose, beside those that are left for others. */
const smallPool = () => ({ options: { max: 5 } }) as unknown as Pool

it('serves who asks for one thing before who asks for many, and each in the order of asking', async () => {
  const pool = smallPool()
  const served: string[] = []
  const begin = (place: number, word: string) =>
    takeTurn(pool, 'GET /api/clients', place).then((end) => {
      served.push(word)
      return end
    })
  const first = [await begin(0, 'crowd 1'), await begin(0, 'crowd 2')]
  const crowd = ['crowd 3', 'crowd 4', 'crowd 5'].map((word, place) => begin(place, word))
  const others = [begin(0, 'one'), begin(0, 'other')]
  // Two end in the same moment, and wake two.
  for (const end of first) end()
  const next = [await crowd[0]!, await others[0]!]
  for (const end of next) end()
  await others[1]
  ;(await others[1]!)()
  ;(await crowd[1]!)()
  await crowd[2]
  expect(served).toEqual(['crowd 1', 'crowd 2', 'crowd 3', 'one', 'other', 'crowd 4', 'crowd 5'])
})
