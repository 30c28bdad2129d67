import { expect, it } from 'vitest'
import { coupleTyped } from '#overview/first-steps/web/typed-couple.ts'

const today = '2027-01-10'
const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' }

it.each([
  ['Emma & James, emma@example.com', emma],
  ['Emma and James; emma@example.com', emma],
  ['Emma & James, June 14, 2031, emma@example.com', { ...emma, weddingDate: '2031-06-14' }],
  [
    'Emma & James\temma@example.com\t14 jun 31\tThe Old Mill',
    { ...emma, weddingDate: '2031-06-14', venue: 'The Old Mill' },
  ],
  ['Emma & James, The Old Mill, Bath, emma@example.com', { ...emma, venue: 'The Old Mill, Bath' }],
  ['Zoë Anderson, zoe@example.com', { partnerOneName: 'Zoë Anderson', email: 'zoe@example.com' }],
])('%s', (line, couple) => {
  expect(coupleTyped(line, today)).toEqual(couple)
})

it.each([
  ['emma@example.com', 'Please start with the names, such as Emma & James.'],
  ['Emma & James, June 14 2031', 'Please add an email address after the names.'],
  [' , ', 'Please start with the names, such as Emma & James.'],
])('%s lacks something', (line, problem) => {
  expect(coupleTyped(line, today)).toBe(problem)
})
