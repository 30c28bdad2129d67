import { expect, it } from 'vitest'
import type { Pool } from '#platform/server/db/pool.ts'
import { takeTurn } from '#platform/server/db/turns.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'

/** A pool with two connections for one purpose, beside those that are left for others. */
const smallPool = () => ({ options: { max: 5 } }) as unknown as Pool

const clients = 'GET /api/clients'

it('serves who asks for one thing before who asks for many, and each in the order of asking', async () => {
  const pool = smallPool()
  const served: string[] = []
  const begin = (caller: string, word = caller) =>
    takeTurn(pool, { purpose: clients, caller }).then((end) => {
      served.push(word)
      return end
    })
  const first = [await begin('crowd', 'crowd 1'), await begin('crowd', 'crowd 2')]
  const crowd = ['crowd 3', 'crowd 4', 'crowd 5'].map((word) => begin('crowd', word))
  const others = [begin('one'), begin('other')]
  // Two end in the same moment, and wake two.
  for (const end of first) end()
  const next = [await others[0]!, await others[1]!]
  for (const end of next) end()
  for (const waiting of crowd) (await waiting)()
  expect(served).toEqual(['crowd 1', 'crowd 2', 'one', 'other', 'crowd 3', 'crowd 4', 'crowd 5'])
})

it('keeps the last connections for purposes that have none', async () => {
  const pool = smallPool()
  const ends = [
    await takeTurn(pool, { purpose: clients, caller: '' }),
    await takeTurn(pool, { purpose: clients, caller: '' }),
  ]
  let isServed = false
  const third = takeTurn(pool, { purpose: clients, caller: '' }).then((end) => {
    isServed = true
    return end
  })
  const other = await takeTurn(pool, { purpose: 'GET /api/vendors', caller: '' })
  expect(isServed).toBe(false)
  other()
  expect(isServed).toBe(false)
  for (const end of ends) end()
  ;(await third)()
})

it('refuses who has asked for most when the line is full', async () => {
  const pool = smallPool()
  const ask = (caller: string) =>
    takeTurn(pool, { purpose: clients, caller }).then(
      (end) => {
        end()
        return 'served'
      },
      ({ reason }: Refusal) => reason,
    )
  const begun = [
    await takeTurn(pool, { purpose: clients, caller: '' }),
    await takeTurn(pool, { purpose: clients, caller: '' }),
  ]
  const crowd = Array.from({ length: 300 }, () => ask('crowd'))
  const others = ['one', 'other', ''].map(ask)
  for (const end of begun) end()
  const answers = await Promise.all(crowd)
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(300 - 256 + others.length)
  expect(answers.slice(0, 200)).not.toContain('busy')
  expect(await Promise.all(others)).toEqual(['served', 'served', 'served'])
})
