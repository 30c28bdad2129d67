import { describe, expect, it } from 'vitest'
import {
  contentsOf,
  followersOf,
  offsetsOf,
  problemOf,
  type TemplateOffset,
} from '#plan/templates/contract/template-rows.ts'

const row = (key: string, offset: TemplateOffset | null) => ({ key, offset })
const from = (key: string, days: number) => ({ months: 0, days, from: key })

describe('the offsets of rows', () => {
  it('follow other rows over several steps, in any order', () => {
    const rows = [row('c', from('b', -2)), row('b', from('a', 10)), row('a', { months: -9, days: 1 })]
    expect([...offsetsOf(rows)]).toEqual([
      ['c', { months: -9, days: 9 }],
      ['b', { months: -9, days: 11 }],
      ['a', { months: -9, days: 1 }],
    ])
  })

  it('are missing for rows without one, for those that follow such a row, and for circles', () => {
    const rows = [row('a', null), row('b', from('a', 3)), row('c', from('d', 1)), row('d', from('c', 1))]
    expect([...offsetsOf(rows).values()]).toEqual([null, null, null, null])
  })
})

describe('references between rows', () => {
  it('are accepted if they end at a row that follows the wedding', () => {
    expect(problemOf([row('a', from('b', 1)), row('b', from('c', 1)), row('c', null)])).toBeUndefined()
  })

  it.each([
    ['a key twice', [row('a', null), row('a', null)], 'rows.1.key'],
    ['an unknown key', [row('a', from('b', 1))], 'rows.0.offset'],
    ['months from another row', [row('a', { months: 1, days: 0, from: 'b' }), row('b', null)], 'rows.0.offset'],
    ['a row that follows itself', [row('b', null), row('a', from('a', 1))], 'rows.1.offset'],
    ['a circle', [row('x', from('a', 0)), row('a', from('b', 1)), row('b', from('a', 1))], 'rows.1.offset'],
  ])('are refused: %s', (_, rows, path) => {
    expect(problemOf(rows)?.path).toBe(path)
  })

  it('are found over several steps', () => {
    const rows = [row('c', from('b', 1)), row('a', null), row('b', from('a', 1)), row('d', null)]
    expect([...followersOf(rows, 'a')].toSorted()).toEqual(['a', 'b', 'c'])
    expect([...followersOf(rows, 'c')]).toEqual(['c'])
  })
})

describe('the contents of a template', () => {
  const shared = { phase: null, title: 'Row', description: null }

  it('count the rows of each kind and span their offsets', () => {
    const payment = { kind: 'payment', share: '50', ...shared } as const
    const contents = contentsOf([
      { ...payment, key: 'a', offset: { months: -12, days: 0 } },
      { ...payment, key: 'b', offset: { months: 0, days: -400 } },
      { ...payment, key: 'c', offset: from('b', 407) },
      { ...shared, kind: 'event', type: 'wedding', key: 'd', offset: null, time: null, minutes: null },
    ])
    expect(contents).toEqual({
      rows: 4,
      tasks: 0,
      events: 1,
      payments: 3,
      first: { months: 0, days: -400 },
      last: { months: 0, days: 7 },
    })
    expect(contentsOf([])).toMatchObject({ rows: 0, first: null, last: null })
  })
})
