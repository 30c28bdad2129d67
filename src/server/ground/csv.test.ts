import { expect, it } from 'vitest'
import { csvLine } from '#server/ground/csv.ts'

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'the text %j is not run as a formula',
  (text) => {
    expect(csvLine({ title: 'Title' }, { title: text })).toMatch(/^"?'/)
  },
)

it('a formula after a semicolon, which separates cells in some countries, is not run', () => {
  expect(csvLine({ title: 'Title' }, { title: 'Lunch;=1+1; 2 - 1' })).toBe("Lunch;'=1+1; 2 - 1\r\n")
})

it('amounts below zero stay numbers', () => {
  expect(csvLine({ date: 'Date', amount: 'Amount' }, { date: '2027-06-12', amount: '-2050' })).toBe(
    '2027-06-12,-20.50\r\n',
  )
})
