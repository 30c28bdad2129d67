import { describe, expect, it } from 'vitest'
import { kindTyped, notesOn, problemOf, readQuickAdd, type QuickAdd } from '#planning/tasks/web/public/quick-add.ts'

/** A Sunday. */
const today = '2026-11-22'
const emma = { id: 1, name: 'Emma & James' }
const emmaLee = { id: 2, name: 'Emma-Lee Friedman & Tom' }
const zoe = { id: 3, name: 'Zoë & Ann May' }
const emmanuel = { id: 4, name: 'Emmanuel' }
const couples = [emma, emmaLee, zoe, emmanuel]

const task = (line: string) => readQuickAdd('task', line, { today, couples })
const event = (line: string) => readQuickAdd('event', line, { today, couples })
const zoes = (typed: string): QuickAdd['couple'] => ({ typed, matches: [zoe] })

it.each([
  ['task Call florist', { kind: 'task', words: 'Call florist' }],
  ['Event  Tasting fri', { kind: 'event', words: 'Tasting fri' }],
  ['invoice Fee 1500', { kind: 'invoice', words: 'Fee 1500' }],
  ['Note Call', { kind: 'note', words: 'Call' }],
  ['message Hello', { kind: 'message', words: 'Hello' }],
  [' task ', { kind: 'task', words: '' }],
  ['task', undefined],
  ['tasks today', undefined],
  ['eventually', undefined],
])('%j begins with a kind or not', (line, found) => {
  expect(kindTyped(line)).toEqual(found)
})

describe('a task', () => {
  it.each<[string, QuickAdd]>([
    ['Call florist', { title: 'Call florist' }],
    ['Call florist fri', { title: 'Call florist', date: '2026-11-27' }],
    ['Call florist, fri', { title: 'Call florist', date: '2026-11-27' }],
    ['Call florist on Friday', { title: 'Call florist', date: '2026-11-27' }],
    ['Call florist by 12 may', { title: 'Call florist', date: '2027-05-12' }],
    ['Call florist tomorrow', { title: 'Call florist', date: '2026-11-23' }],
    ['Call florist 6/12', { title: 'Call florist', date: '2027-06-12' }],
    ['Call florist in 3 weeks', { title: 'Call florist', date: '2026-12-13' }],
    ['Call florist June 12, 2027', { title: 'Call florist', date: '2027-06-12' }],
    ['Call florist fri 11 dec', { title: 'Call florist', date: '2026-12-11' }],
    ['Call florist next week !low', { title: 'Call florist', date: '2026-11-29', priority: 'low' }],
    ['!H Call florist', { title: 'Call florist', priority: 'high' }],
    [
      'Call florist fri !high @zoe',
      { title: 'Call florist', date: '2026-11-27', priority: 'high', couple: zoes('zoe') },
    ],
    [
      '@Zoë Call florist !med fri',
      { title: 'Call florist', date: '2026-11-27', priority: 'medium', couple: zoes('Zoë') },
    ],
    ['Call florist fri 3pm', { title: 'Call florist 3pm', date: '2026-11-27' }],
    ['Call florist at 3:30 pm tomorrow', { title: 'Call florist at 3:30 pm', date: '2026-11-23' }],
    ['Check 2026-12-31 !urgent', { title: 'Check', date: '2026-12-31', priority: 'high' }],
    ['Check 2026-12-31 !asap', { title: 'Check !asap', date: '2026-12-31' }],
    ['fri', { title: '', date: '2026-11-27' }],
    ['', { title: '' }],
  ])('%j', (line, found) => {
    expect(task(line)).toEqual(found)
  })

  it.each<[string, string, string?]>([
    ['Order May 5 napkins', 'Order May 5 napkins'],
    ['Book the Sunday brunch', 'Book the Sunday brunch'],
    ['Read Monday magazine fri', 'Read Monday magazine', '2026-11-27'],
    ['Move the rehearsal from sat to sun', 'Move the rehearsal from sat to sun'],
    ['Plan Black Friday', 'Plan Black Friday'],
    ['"Plan for Friday"', 'Plan for Friday'],
    ['Watch “Freaky Friday” fri', 'Watch Freaky Friday', '2026-11-27'],
    ['Call the band March', 'Call the band March'],
    ['Check the hotline is there 24/7', 'Check the hotline is there 24/7'],
    ['Cut the ribbon at 2.5', 'Cut the ribbon at 2.5'],
    ['Seat 12', 'Seat 12'],
    ['Write to rosa@example.com', 'Write to rosa@example.com'],
    ['Say !wow', 'Say !wow'],
    ['Table of 8 @ the back', 'Table of 8 @ the back'],
    ['Review 30 feb', 'Review 30 feb'],
  ])('%j has the title %j', (line, title, date) => {
    expect(task(line)).toEqual({ title, ...(date && { date }) })
  })
})

describe('an event', () => {
  it.each<[string, QuickAdd]>([
    ['Tasting 12 may 15:00 @zoe', { title: 'Tasting', date: '2027-05-12', time: '15:00', couple: zoes('zoe') }],
    ['Tasting 12 may 3 pm', { title: 'Tasting', date: '2027-05-12', time: '15:00' }],
    ['Tasting may 12 3 pm', { title: 'Tasting', date: '2027-05-12', time: '15:00' }],
    ['Tasting 3:30pm fri', { title: 'Tasting', date: '2026-11-27', time: '15:30' }],
    ['Tasting on fri at 9:05', { title: 'Tasting', date: '2026-11-27', time: '09:05' }],
    ['Tasting at noon tomorrow', { title: 'Tasting', date: '2026-11-23', time: '12:00' }],
    ['Tasting !high tomorrow', { title: 'Tasting !high', date: '2026-11-23' }],
    ['Lunch today 12 @zoe', { title: 'Lunch', date: today, time: '12:00', couple: zoes('zoe') }],
    ['Lunch 12 may at 9', { title: 'Lunch', date: '2027-05-12', time: '09:00' }],
    ['Lunch may 12', { title: 'Lunch', date: '2027-05-12' }],
    ['Lunch for 12', { title: 'Lunch for 12' }],
    ['Lunch today 40', { title: 'Lunch today 40' }],
    ['Tasting 25:00', { title: 'Tasting 25:00' }],
  ])('%j', (line, found) => {
    expect(event(line)).toEqual(found)
  })
})

describe('a couple', () => {
  it.each([
    ['@Emma', 'Emma', [emma, emmaLee]],
    ['@em', 'em', [emma, emmaLee, emmanuel]],
    ['@emmanuel', 'emmanuel', [emmanuel]],
    ['@Emma fri', 'Emma', [emma, emmaLee]],
    ['@Emma & James', 'Emma & James', [emma]],
    ['@Emma and James', 'Emma and James', [emma]],
    ['@Emma Friedman', 'Emma Friedman', [emmaLee]],
    ['@"Emma & James"', 'Emma & James', [emma]],
    ['@Emma & flowers', 'Emma', [emma, emmaLee]],
    ['@tom tom', 'tom', [emmaLee]],
    ['@nobody', 'nobody', []],
  ])('%j', (typed, words, matches) => {
    expect(task(`Call ${typed}`).couple).toEqual({ typed: words, matches })
  })
})

describe('what stays in the title', () => {
  it.each([
    ['task', 'Pay 31 feb @zoe', ['“31 feb” is not a day.']],
    ['task', 'Pay February 31, 2027', ['“February 31, 2027” is not a day.']],
    ['task', 'Pay 2027-02-31', ['“2027-02-31” is not a day.']],
    ['task', 'Pay before 12 may', []],
    ['task', 'Pay 31 feb fri', []],
    ['task', 'Say !wow', ['“!wow” is not a priority.']],
    ['task', 'Say !high', []],
    ['event', 'Say !wow', []],
    ['task', 'Call @zoe @emmanuel', ['“@emmanuel” stays in the title, because only one couple can be named.']],
    ['task', 'Call @zoe @nobody', []],
  ] as const)('%s %j: %j', (kind, line, notes) => {
    const known = { today, couples }
    expect(notesOn(kind, readQuickAdd(kind, line, known), known)).toEqual(notes)
  })
})

describe('what is missing', () => {
  it.each([
    ['task', '', 'Add what needs to be done.'],
    ['task', 'fri @zoe', 'Add what needs to be done.'],
    ['task', 'Call @nobody', 'No couple is called “nobody”.'],
    ['task', 'Call @emma', 'Which “emma”? Choose one of the couples.'],
    ['task', 'Call', undefined],
    ['event', 'Tasting fri', 'Add a couple, such as @Emma.'],
    ['event', 'Tasting @zoe', 'Add a day, such as May 12 or Fri.'],
    ['event', 'fri @zoe', 'Add a title.'],
    ['event', 'Tasting fri @zoe', undefined],
  ] as const)('%s %j: %s', (kind, line, problem) => {
    expect(problemOf(kind, readQuickAdd(kind, line, { today, couples }))).toBe(problem)
  })
})

describe('an invoice', () => {
  const invoice = (line: string) => readQuickAdd('invoice', line, { today, couples })

  it.each<[string, QuickAdd]>([
    ['Planning fee 1500', { title: 'Planning fee', amount: '1500.00' }],
    ['Planning fee $1,500.50 fri', { title: 'Planning fee', amount: '1500.50', date: '2026-11-27' }],
    ['Planning fee 12 may 2027 900', { title: 'Planning fee', amount: '900.00', date: '2027-05-12' }],
    ['Payment "2" @Zoë', { title: 'Payment 2', couple: zoes('Zoë') }],
    ['Fee 15,00', { title: 'Fee', amount: '15.00' }],
    ['Fee 1.500', { title: 'Fee 1.500' }],
    ['Fee 1.500', { title: 'Fee 1.500' }],
  ])('%j', (line, read) => expect(invoice(line)).toEqual(read))

  it('needs a couple and an amount', () => {
    expect(problemOf('invoice', invoice('Fee 20'))).toBe('Add a couple, such as @Emma.')
    expect(problemOf('invoice', invoice('Fee @Zoë'))).toBe('Add an amount, such as 1,500.')
    expect(problemOf('invoice', invoice('Fee 20 @Zoë'))).toBeUndefined()
  })
})

it.each(['note', 'message'] as const)('a %s keeps its words as they are, but for the couple', (kind) => {
  const read = readQuickAdd(kind, '@Zoë "Yes" to fri 3 pm, !high', { today, couples })
  expect(read).toEqual({ title: '"Yes" to fri 3 pm, !high', couple: zoes('Zoë') })
  expect(notesOn(kind, read, { today, couples })).toEqual([])
  expect(problemOf(kind, { title: 'Hello' })).toBe('Add a couple, such as @Emma.')
})
