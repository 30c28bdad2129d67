import { expect, it } from 'vitest'
import { tasksOf, type Workshop } from '#server/jobs/tasks.ts'

it('keeps the names of jobs, because jobs that were stored before an upgrade have them', () => {
  expect(Object.keys(tasksOf({} as Workshop))).toEqual(
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
