import { expect, it } from 'vitest'
import { isSeveral, readPasted } from '#day/days/web/pasted-rows.ts'

const given = { after: 9 * 60, present: 0, vendors: [{ vendorId: 7, name: 'Lena Hart', category: 'photographer' }] }
const items = (text: string) => readPasted(text, given).map(({ item }) => item)
const problems = (text: string) => readPasted(text, given).map((row) => row.problems)

it('reads time, title, duration, place and notes in this order', () => {
  expect(items('14:30\tCeremony\t45\tGarden\tQuiet, please\n\tCocktails\t1h30\tTerrace')).toEqual([
    { start: '14:30', title: 'Ceremony', minutes: 45, place: 'Garden', notes: 'Quiet, please' },
    { start: '15:15', title: 'Cocktails', minutes: 90, place: 'Terrace' },
  ])
})

it('reads a column of vendors after the notes, and times of the next day in words', () => {
  expect(items('23:30\tFireworks\t15\tLawn\t\tLena Hart\n1:00 (next day)\tLast bus\n2:00 next day\tLock up')).toEqual([
    { start: '23:30', title: 'Fireworks', minutes: 15, place: 'Lawn', vendorIds: [7] },
    { start: '25:00', title: 'Last bus' },
    { start: '26:00', title: 'Lock up' },
  ])
  expect(items('9:00 AM next day Farewell brunch 1h')).toMatchObject([{ start: '33:00', title: 'Farewell brunch' }])
})

it('reads columns by a header row', () => {
  const text =
    'What\tWhere\tStart\tEnd\tVendor\tBudget\nCeremony\tGarden\t2:30 PM\t3:15 PM\tPhotographer\t500\nCake\t\t4 PM'
  expect(items(text)).toEqual([
    { start: '14:30', title: 'Ceremony', minutes: 45, place: 'Garden', vendorIds: [7] },
    { start: '16:00', title: 'Cake' },
  ])
  expect(readPasted(text, given).map(({ row }) => row)).toEqual([2, 3])
})

it('reads cells in quotation marks, with line breaks', () => {
  expect(items('9:00\tHair\t30\tSuite\t"Two chairs,\n""good"" light"\r\n9:30\tMake-up')).toEqual([
    { start: '09:00', title: 'Hair', minutes: 30, place: 'Suite', notes: 'Two chairs,\n"good" light' },
    { start: '09:30', title: 'Make-up' },
  ])
})

it('reads ranges, seconds, and times after midnight', () => {
  expect(items('22:00–23:30\tDancing\n23:30:00\tFireworks\t30\n12:30 AM\tSnack\n01:30\tLast bus')).toEqual([
    { start: '22:00', title: 'Dancing', minutes: 90 },
    { start: '23:30', title: 'Fireworks', minutes: 30 },
    { start: '24:30', title: 'Snack' },
    { start: '25:30', title: 'Last bus' },
  ])
})

it('reads an end after midnight, and a start in the same half of the day as its end', () => {
  expect(items('Start\tEnd\tTitle\n5:00 PM\t1:00 AM\tParty\n2:30\t3:15 PM\tCeremony')).toEqual([
    { start: '17:00', title: 'Party', minutes: 480 },
    { start: '14:30', title: 'Ceremony', minutes: 45 },
  ])
  expect(items('2:00–2:30 PM\tCeremony\n14:30 to 15:00\tDrinks\n\t')).toEqual([
    { start: '14:00', title: 'Ceremony', minutes: 30 },
    { start: '14:30', title: 'Drinks', minutes: 30 },
  ])
})

it('reads lines without tabs as they are typed', () => {
  expect(items('14:30 Ceremony 45m @Garden #Lena\nCocktails')).toEqual([
    { start: '14:30', title: 'Ceremony', minutes: 45, place: 'Garden', vendorIds: [7], isKey: false },
    { start: '15:15', title: 'Cocktails', vendorIds: [], isKey: false },
  ])
})

it('names what is wrong in each row, and reads the others', () => {
  const long = 'x'.repeat(2001)
  expect(
    problems(
      `soon\tCeremony\n15:00\t\n15:00\tDinner\t0\n15:00\tDinner\t2000\n15:00\tDinner\t30\tHall\t${long}\n15:00\t${long}\n17:00–16:00\tCake\n18:00\tFine 💒`,
    ),
  ).toEqual([
    ['“soon” is not a time.'],
    ['It has no title.'],
    ['“0” is not a duration from 1 minute to 24 hours.'],
    ['“2000” is not a duration from 1 minute to 24 hours.'],
    ['Its notes can have at most 2000 characters.'],
    ['Its title can have at most 200 characters.'],
    ['It ends before it begins.'],
    [],
  ])
})

it('refuses rows beyond the most that a day can have', () => {
  const rows = readPasted(Array.from({ length: 1000 }, (_, row) => `\tItem ${row}\t1`).join('\n'), given)
  expect(rows).toHaveLength(1000)
  expect(rows.filter((row) => row.problems.length > 0)).toHaveLength(700)
  expect(rows[300]?.problems).toEqual(['A day has at most 300 items.'])
})

it('counts the items of the day and the rows without errors', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, row) => `10:00\tItem ${row}\t1`).join('\n')
  const refused = readPasted(rows(280), { ...given, present: 45 }).filter((row) => row.problems.length > 0)
  expect(refused.map(({ row }) => row)).toEqual(Array.from({ length: 25 }, (_, index) => 256 + index))
  expect(
    problems(`soon\tCake\n${rows(300)}`)
      .slice(1)
      .flat(),
  ).toEqual([])
})

it('counts blank rows, so that the numbers are those of the spreadsheet', () => {
  expect(readPasted('Time\tTitle\n\n10:00\tCake\n\t\nsoon\tDance\n', given).map(({ row }) => row)).toEqual([3, 5])
})

it('takes a row with one title-like cell as the section of the rows after it', () => {
  const text = 'Getting ready\t\t\n9:00\tHair\t30\n\tMake-up\nCeremony\n14:30\tVows\n15:00 Confetti\t\t'
  expect(readPasted(text, given).map(({ heading, item }) => heading ?? [item?.section, item?.title])).toEqual([
    'Getting ready',
    ['Getting ready', 'Hair'],
    ['Getting ready', 'Make-up'],
    'Ceremony',
    ['Ceremony', 'Vows'],
    ['Ceremony', 'Confetti'],
  ])
  expect(problems(text).flat()).toEqual([])
  expect(items('Title\tTime\nCake\t')).toEqual([{ title: 'Cake', start: '09:00' }])
})

it.each([
  'Time,Title,Duration,Place\n14:30,"Vows, rings",45,Garden',
  '14:30;Vows, rings;45;Garden\n',
  '14:30,"Vows, rings",45,Garden',
])('reads %j as CSV', (text) => {
  expect(items(text)).toEqual([{ start: '14:30', title: 'Vows, rings', minutes: 45, place: 'Garden' }])
})

it('does not take the commas of typed lines for CSV', () => {
  expect(items('14:30 Vows, rings 45m\nCake, coffee').map((item) => item?.title)).toEqual([
    'Vows, rings',
    'Cake, coffee',
  ])
})

it('shows the beginning of a long cell only', () => {
  const [row] = readPasted(`${'x'.repeat(5000)}\tCake`, given)
  expect([row!.shown, ...row!.problems].map((text) => text.length < 200)).toEqual([true, true])
})

it('names unknown vendors', () => {
  expect(problems('Title\tVendor\nCake\tBaker')).toEqual([['No vendor of this wedding is called “Baker”.']])
})

it('tells one line from several', () => {
  expect(isSeveral('14:30 Ceremony\n')).toBe(false)
  expect(isSeveral('14:30\tCeremony')).toBe(true)
  expect(isSeveral('Ceremony\nDinner')).toBe(true)
})
