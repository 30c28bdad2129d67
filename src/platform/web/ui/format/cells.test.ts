import { expect, it } from 'vitest'
import { readAnyCells } from '#platform/web/ui/format/cells.ts'

it.each([
  [
    'commas',
    'Name,Email\nAnn,ann@example.com',
    [
      ['Name', 'Email'],
      ['Ann', 'ann@example.com'],
    ],
  ],
  [
    'a line of text above the heading',
    'Our guests\nName;Zip\nAnn, Bob;01234',
    [['Our guests'], ['Name', 'Zip'], ['Ann, Bob', '01234']],
  ],
  [
    'tabs beside commas',
    'Hill, Ann\tyes\nMoor, Bob\tno',
    [
      ['Hill, Ann', 'yes'],
      ['Moor, Bob', 'no'],
    ],
  ],
])('finds the separator of a text with %s', (_, text, rows) => {
  expect(readAnyCells(text)).toEqual(rows)
})
