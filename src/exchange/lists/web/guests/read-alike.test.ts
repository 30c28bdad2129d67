import { describe, expect, it } from 'vitest'
import { guestsIn, lines } from '#exchange/lists/web/guests/guests-for-tests.ts'
import { columnsOf } from '#guests/guests/web/columns.ts'
import { readCell } from '#guests/guests/web/paste/read-cell.ts'

const columns = columnsOf([], { partnerOneName: 'Emma Reed', partnerTwoName: 'James Cole' }, false)
const pasted = (id: string, cell: string) =>
  readCell(
    columns.find((one) => one.id === id)!,
    cell,
  )
const imported = (id: string, cell: string) =>
  guestsIn(lines(`First Name,${id === 'side' ? 'Side' : 'Language'}`, `Ann,"${cell}"`)).rows[0]!.cells[id]

describe('pasted and imported cells are read alike', () => {
  it.each([
    ['language', 'French', 'fr'],
    ['language', 'fr', 'fr'],
    ['language', 'fr-CA', 'fr'],
    ['language', 'français', 'fr'],
    ['language', 'Francais', 'fr'],
    ['language', 'DEUTSCH', 'de'],
    ['language', 'español', 'es'],
    ['language', 'ドイツ語', 'de'],
    ['language', 'Dutch', undefined],
    ['side', 'Emma', 'one'],
    ['side', 'emma’s family', 'one'],
    ['side', 'Emma Reed', 'one'],
    ['side', 'Partner 2', 'two'],
    ['side', 'JAMES', 'two'],
    ['side', 'Both', 'both'],
    ['side', 'beide', 'both'],
  ] as const)('%s “%s”', (id, cell, value) => {
    expect(pasted(id, cell)).toBe(value)
    expect(imported(id, cell)).toBe(value)
  })

  it('neither takes a word for a side that does not say whose it is', () => {
    expect(pasted('side', 'bride')).toBe(undefined)
    expect(guestsIn(lines('First Name,Side', 'Ann,bride')).asked).toEqual(['bride'])
  })
})
