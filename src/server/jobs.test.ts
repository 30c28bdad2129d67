import { expect, it } from 'vitest'
import { jobs } from '#server/jobs.ts'

it('job names do not change, because stored jobs refer to them after an upgrade', () => {
  expect(jobs.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'mail',
      'account-mail',
      'invite-mail',
      'mail-news',
      'remove-file',
      'make-thumbnail',
      'note-payment',
      'note-slow-payment',
      'note-refund',
      'note-dispute',
      'close-checkout',
      'sync-accounting',
    ]),
  )
})

it('job names are unique', () => {
  const names = jobs.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
