import { describe, expect, it } from 'vitest'
import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { pastFateOf, type PastFate } from '#plan/plan/contract/plan-kinds.ts'
import { lineForTests } from '#plan/plan/web/rows-for-tests.ts'
import {
  actionInWords,
  changesInWords,
  choiceOf,
  groupsOf,
  linesToSend,
  plannedLines,
} from '#plan/plan/web/applying.ts'

const line = (values: Partial<TemplateLine> & { key: string }): TemplateLine =>
  lineForTests({
    phase: 'Vendors',
    title: 'Book the florist',
    offset: { months: -8, days: 0 },
    date: '2027-06-30',
    ...values,
  })
const today = '2026-11-23'
const past = { isPast: true, date: '2026-06-30' }
const all = [
  line({ key: 'new' }),
  line({ key: 'twin', hasTwin: true }),
  line({ key: 'deleted', earlier: 'deleted' }),
  line({ key: 'skipped', earlier: 'skipped' }),
  line({ key: 'late', ...past }),
  line({ key: 'over', kind: 'event', ...past }),
  line({ key: 'changed', state: 'changed' }),
  line({ key: 'same', state: 'same' }),
  line({ key: 'done', state: 'done' }),
  line({ key: 'gone', state: 'gone', phase: null }),
]

describe('the rows of a template that are taken', () => {
  it('are at first the new ones that the wedding does not have; late tasks are due now', () => {
    const planned = plannedLines(all, {}, { today })
    expect(linesToSend(planned)).toEqual([{ key: 'new' }, { key: 'late', date: today }])
    expect(actionInWords(planned)).toBe('Add 2 rows')
  })

  it('of the past get what the planner says, each as it suits its kind', () => {
    const payment = line({ key: 'deposit', kind: 'payment', ...past })
    const lines = [line({ key: 'late', ...past }), line({ key: 'over', kind: 'event', ...past }), payment]
    const sent = (fate: PastFate) => {
      const choices = Object.fromEntries(lines.map(({ key, kind }) => [key, choiceOf(pastFateOf(kind, fate))]))
      return linesToSend(plannedLines(lines, choices, { today, hasTotal: true }))
    }
    expect(sent('done')).toEqual([{ key: 'late', done: true }, { key: 'over' }])
    expect(sent('now')).toEqual([
      { key: 'late', date: today },
      { key: 'deposit', date: today },
    ])
    expect(sent('computed')).toEqual([{ key: 'late' }, { key: 'over' }, { key: 'deposit' }])
    expect(sent('skip')).toEqual([])
  })

  it('are what the planner chooses, except for equal and completed ones', () => {
    const takes = { takes: true }
    const planned = plannedLines(
      all,
      {
        new: { takes: false },
        twin: takes,
        deleted: takes,
        late: { past: 'computed' },
        changed: takes,
        same: takes,
        done: takes,
        gone: takes,
      },
      { today },
    )
    expect(linesToSend(planned)).toEqual([
      { key: 'twin' },
      { key: 'deleted' },
      { key: 'late' },
      { key: 'changed' },
      { key: 'gone', remove: true },
    ])
    expect(actionInWords(planned)).toBe('Add 3 rows, change 1 and delete 1')
  })

  it('that are changed keep their dates, also past ones', () => {
    const changed = [line({ key: 'changed', state: 'changed', ...past })]
    const planned = plannedLines(changed, { changed: { takes: true } }, { today })
    expect(linesToSend(planned)).toEqual([{ key: 'changed' }])
  })

  it('are payments once their total is given', () => {
    const payments = [line({ key: 'deposit', kind: 'payment', share: '40' })]
    expect(linesToSend(plannedLines(payments, {}, { today }))).toEqual([])
    expect(linesToSend(plannedLines(payments, {}, { today, hasTotal: true }))).toEqual([{ key: 'deposit' }])
  })

  it('can be none', () => {
    expect(actionInWords(plannedLines([line({ key: 'new', hasTwin: true })], {}, { today }))).toBe('Choose rows')
  })
})

it('the differences are told with what the row says and what the template says, where that is short', () => {
  const title = { field: 'title', from: 'Choose the officiant', to: 'Choose the celebrant' }
  const date = { field: 'date', from: 'May 1, 2027', to: 'none' }
  const [description, steps] = ['description', 'steps'].map((field) => ({ field, from: null, to: null }))
  expect(changesInWords([title, description!, date, steps!])).toBe(
    'title: Choose the officiant → Choose the celebrant; date: May 1, 2027 → none; differs in description, steps',
  )
})

it('lines are under their phases', () => {
  const other = line({ key: 'other', phase: null })
  const groups = groupsOf(plannedLines([...all.slice(0, 2), other, ...all.slice(2)], {}, { today }))
  expect(groups.map(({ phase, lines }) => [phase, lines.map(({ key }) => key)])).toEqual([
    ['Vendors', ['new', 'twin', 'deleted', 'skipped', 'late', 'over', 'changed']],
    [null, ['other']],
  ])
})
