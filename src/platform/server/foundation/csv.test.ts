import { expect, it } from 'vitest'
import { csvLine } from '#platform/server/foundation/csv.ts'

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'the text %j is not run as a formula',
  (text) => {
    expect(csvLine({ title: 'Title' }, { title: text })).toMatch(/^"?'/)
  },
)

it('a telephone number stays as it is, unless a spreadsheet would calculate it', () => {
  const line = (phone: string) => csvLine({ phone: 'Phone' }, { phone }).trim()
  for (const number of ['+41791234567', '+1 (415) 555 0132', '+44 20.7946.0958']) expect(line(number)).toBe(number)
  for (const number of ['+1-415-555-0132', '+1 415 555+1', '+cmd 12345678', '+41791234567;=1+1'])
    expect(line(number)).toBe(`'${number.replace(';=', ";'=")}`)
})

it('a formula after a semicolon, which separates cells in some countries, is not run', () => {
  expect(csvLine({ title: 'Title' }, { title: 'Lunch;=1+1; 2 - 1' })).toBe("Lunch;'=1+1; 2 - 1\r\n")
})

it('amounts below zero stay numbers', () => {
  expect(csvLine({ date: 'Date', amount: 'Amount' }, { date: '2027-06-12', amount: '-2050' })).toBe(
    '2027-06-12,-20.50\r\n',
  )
  expect(csvLine({ back: 'Paid back' }, { back: -2050 })).toBe('-20.50\r\n')
})

it('a cell with a comma, a quote or a line break is quoted', () => {
  const cells = { one: 'Hill, Ann', two: 'The “old” "mill"', three: 'First\nsecond' }
  expect(csvLine({ one: '1', two: '2', three: '3' }, cells)).toBe(
    '"Hill, Ann","The “old” ""mill""","First\nsecond"\r\n',
  )
})
