import { describe, expect, it } from 'vitest'
import { roughDays, type Offset } from '#platform/contract/offset.ts'
import { contentsOf, offsetsOf, problemOf } from '#plan/templates/contract/template-rows.ts'
import { newTemplate } from '#plan/templates/contract/endpoints.ts'
import { shippedTemplates } from '#plan/templates/server/shipped-templates.ts'

/** How many months before the wedding each begins, and its number of rows, roughly. */
const expected: Record<string, { months: number; rows: number }> = {
  'Full planning': { months: 12, rows: 80 },
  'Partial planning': { months: 6, rows: 45 },
  'Month-of coordination': { months: 2, rows: 35 },
  Elopement: { months: 3, rows: 22 },
}

describe.each(shippedTemplates)('the template "$name"', ({ name, description, rows }) => {
  const offsets = offsetsOf(rows)
  const daysOf = (key: string) => roughDays(offsets.get(key) as Offset)

  it('is accepted by the API as it is', () => {
    expect(newTemplate.parse({ name, description, rows }).rows).toEqual(rows)
    expect(problemOf(rows)).toBeUndefined()
  })

  it('has its number of rows within its span', () => {
    const { months, rows: count } = expected[name] as { months: number; rows: number }
    expect(Math.abs(rows.length - count) / count).toBeLessThan(0.15)
    const { first, last } = contentsOf(rows)
    expect(roughDays(first as Offset)).toBeGreaterThanOrEqual(-months * 30.44)
    expect(roughDays(first as Offset)).toBeLessThan((1 - months) * 30.44)
    expect(roughDays(last as Offset)).toBeLessThanOrEqual(62)
  })

  it('has the wedding on the day, and each phase in the order of its dates', () => {
    const wedding = rows.filter((row) => row.kind === 'event' && row.type === 'wedding')
    expect(wedding.map(({ offset }) => offset)).toEqual([{ months: 0, days: 0 }])
    const phases = [...new Set(rows.map(({ phase }) => phase))]
    for (const phase of phases) {
      const ofPhase = rows.filter((row) => row.phase === phase).map(({ key }) => key)
      expect(ofPhase).toEqual(ofPhase.toSorted((one, other) => daysOf(one) - daysOf(other)))
    }
    const changes = rows.filter((row, at) => row.phase !== rows[at - 1]?.phase)
    expect(changes.map(({ phase }) => phase)).toEqual(phases)
  })

  it('has payments that come to a hundred percent', () => {
    const shares = rows.flatMap((row) => (row.kind === 'payment' ? [Number(row.share)] : []))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  })
})
