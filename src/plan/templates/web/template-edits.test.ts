import { describe, expect, it } from 'vitest'
import { problemOf, type TemplateOffset, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { applyEdit, groupsOf, indentTo, putBack, stepTo, type Edit } from '#plan/templates/web/template-edits.ts'

const row = (key: string, phase: string | null, offset: TemplateOffset | null = null): TemplateRow => ({
  key,
  kind: 'payment',
  phase,
  title: key,
  description: null,
  offset,
  share: '50',
})
const rows = [row('a', 'One'), row('b', 'One'), row('c', 'Two'), row('d', 'Two')]
const template = { name: 'Full', description: null, rows }
const after = (edit: Edit | undefined, from = rows) =>
  (edit ? applyEdit({ ...template, rows: from }, edit).rows : []).map(({ key, phase }) => `${key} ${phase ?? '-'}`)

describe('moving a row', () => {
  it('goes up and down within its phase, and into the next one', () => {
    expect(after(stepTo(rows, 'a', 1))).toEqual(['b One', 'a One', 'c Two', 'd Two'])
    expect(after(stepTo(rows, 'b', 1))).toEqual(['a One', 'b Two', 'c Two', 'd Two'])
    expect(after(stepTo(rows, 'c', -1))).toEqual(['a One', 'b One', 'c One', 'd Two'])
    expect(after(stepTo(rows, 'd', -1))).toEqual(['a One', 'b One', 'd Two', 'c Two'])
    expect(stepTo(rows, 'a', -1)).toBeUndefined()
    expect(stepTo(rows, 'd', 1)).toBeUndefined()
  })

  it('goes out of its phase and back into the first one', () => {
    const out = applyEdit(template, indentTo(rows, 'd', -1) as Edit).rows
    expect(out.map(({ key }) => key)).toEqual(['d', 'a', 'b', 'c'])
    expect(after(indentTo(out, 'd', 1), out)).toEqual(['d One', 'a One', 'b One', 'c Two'])
    expect(indentTo(rows, 'a', 1)).toBeUndefined()
  })

  it('goes to the end of the phase if the row before which it was put is gone', () => {
    expect(after({ kind: 'move', key: 'a', phase: 'Two', before: 'gone' })).toEqual([
      'b One',
      'c Two',
      'd Two',
      'a Two',
    ])
  })
})

describe('removing a row', () => {
  const tied = [
    row('a', null, { months: -1, days: 0 }),
    row('b', null, { months: 0, days: 5, from: 'a' }),
    row('c', null),
  ]

  it('keeps the dates of rows that followed it, and putting it back ties them again', () => {
    const removed = applyEdit({ ...template, rows: tied }, { kind: 'remove', key: 'a' })
    expect(removed.rows[0]?.offset).toEqual({ months: -1, days: 5 })
    expect(problemOf(removed.rows)).toBeUndefined()
    expect(applyEdit(removed, putBack(tied, 'a') as Edit).rows).toEqual(tied)
  })

  it('drops references to it in later edits', () => {
    const removed = applyEdit({ ...template, rows: tied }, { kind: 'remove', key: 'a' })
    const edited = applyEdit(removed, { kind: 'set', row: row('c', null, { months: 0, days: 1, from: 'a' }) })
    expect(edited.rows.at(-1)?.offset).toBeNull()
  })
})

describe('edits', () => {
  const edits: Edit[] = [
    { kind: 'about', name: 'New' },
    { kind: 'set', row: { ...row('b', 'Two'), title: 'Changed' } },
    { kind: 'add', row: row('e', 'One'), before: 'b' },
    { kind: 'remove', key: 'c' },
    { kind: 'move', key: 'd', phase: 'One', before: 'a' },
    { kind: 'rename-phase', phase: 'Two', name: 'Three' },
    { kind: 'move-phase', phase: 'Two', before: 'One' },
  ]

  it.each(edits)('have the same result when they are applied twice: $kind', (edit) => {
    const once = applyEdit(template, edit)
    expect(once).not.toEqual(template)
    expect(applyEdit(once, edit)).toEqual(once)
  })

  it('keep the rows of a phase together', () => {
    const mixed = [row('a', 'One'), row('b', null), row('c', 'Two'), row('d', 'One')]
    expect(groupsOf(mixed).map(({ phase, rows: inPhase }) => [phase, inPhase.map(({ key }) => key)])).toEqual([
      [null, ['b']],
      ['One', ['a', 'd']],
      ['Two', ['c']],
    ])
  })
})
