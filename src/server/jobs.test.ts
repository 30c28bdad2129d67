import { expect, it } from 'vitest'
import { jobs } from '#server/jobs.ts'

it('keeps the names of jobs, because jobs that were stored before an upgrade have them', () => {
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

it('has each name once', () => {
  const names = jobs.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
