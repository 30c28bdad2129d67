import { describe, expect, it } from 'vitest'
import { linesOf, templateRowForm } from '#plan/templates/contract/template-row-form.ts'
import type { TemplateOffset, TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { formOf, rowFrom } from '#plan/templates/web/row-form.ts'

const shared = { key: 'a', phase: 'One', title: 'Row', description: null }
const task = (offset: TemplateOffset | null): TemplateRow => ({
  ...shared,
  kind: 'task',
  offset,
  priority: 'high',
  assignedTo: 'client',
  visibleToCouple: true,
  steps: ['First', 'Second'],
})
const again = (row: TemplateRow) => {
  const form = templateRowForm.parse(formOf(row))
  return rowFrom(row, form, linesOf(form.steps))
}

describe('the form of a row', () => {
  it.each<TemplateOffset | null>([
    null,
    { months: -9, days: 0 },
    { months: 0, days: 0 },
    { months: 0, days: 14 },
    { months: 0, days: -10 },
    { months: -5, days: -10 },
    { months: 0, days: 21, from: 'b' },
    { months: 0, days: -3, from: 'b' },
  ])('gives the same offset back: %j', (offset) => {
    expect(again(task(offset))).toEqual(task(offset))
  })

  it('gives events and payments back', () => {
    const offset = { months: -1, days: 0 }
    const event: TemplateRow = { ...shared, kind: 'event', offset, type: 'tasting', time: '15:00', minutes: 90 }
    expect(again(event)).toEqual(event)
    const bare: TemplateRow = { ...event, phase: null, time: null, minutes: null }
    expect(again(bare)).toEqual(bare)
    const payment: TemplateRow = { ...shared, kind: 'payment', offset, share: '33.333' }
    expect(again(payment)).toEqual(payment)
  })

  it.each([
    [{ title: ' ' }, 'title'],
    [{ count: 'two' }, 'count'],
    [{ count: '61', unit: 'months' }, 'count'],
    [{ minutes: '4321' }, 'minutes'],
    [{ share: '101' }, 'share'],
    [{ time: '25:00' }, 'time'],
  ])('refuses %j', (values, path) => {
    const { error } = templateRowForm.safeParse({ ...formOf(task({ months: -1, days: 0 })), ...values })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })
})
