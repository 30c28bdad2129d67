import { describe, expect, it } from 'vitest'
import { ceremonyOf } from '#day/days/contract/sheets/sheet-ceremony.ts'

describe('the ceremony among the items', () => {
  const item = (title: string, isKey = false) => ({ title, isKey, start: '12:00' })
  it.each([
    [[item('Ceremony music'), item('Ceremony')], 'Ceremony'],
    [[item('Ceremony music'), item('Catholic ceremony', true)], 'Catholic ceremony'],
    [[item('Hair'), item('Vows', true)], 'Vows'],
    [[item('Hair'), item('Makeup')], 'Hair'],
  ])('%#', (items, title) => {
    expect(ceremonyOf(items)?.title).toBe(title)
  })
})
