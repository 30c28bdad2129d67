import { expect, it } from 'vitest'
import { asOf } from '#talk/notifications/server/as-of.ts'

const reminder = (once_key: string | null, title: string, message: string) => ({
  id: 1,
  type: 'reminder',
  title,
  message,
  related_type: 'event',
  related_id: 7,
  once_key,
  count: 1,
})

it('an event of tomorrow is one of today in a mail of the next morning, and nothing later', () => {
  const noted = reminder(
    'event-tomorrow 7 2031-03-11',
    'Tomorrow: The day after tomorrow',
    'Emma & James: tomorrow, March 11, 2031, at 6:00 PM.',
  )
  expect(asOf(noted, '2031-03-10')).toBe(noted)
  expect(asOf(noted, '2031-03-11')).toEqual({
    ...noted,
    title: 'Today: The day after tomorrow',
    message: 'Emma & James: today, March 11, 2031, at 6:00 PM.',
    once_key: 'event-today 7 2031-03-11',
  })
  expect(asOf(noted, '2031-03-12')).toBeUndefined()
  const several = reminder('event-tomorrow 7 2031-03-11', '4 events tomorrow', 'Tasting, Fitting, Cake, and 1 more.')
  expect(asOf(several, '2031-03-11')?.title).toBe('4 events today')
})

it('a task that was due when it was noted is left to the reminder that it is overdue', () => {
  const noted = reminder('task-due 7 2031-03-11', 'Due today: Call', 'Due today, March 11, 2031.')
  expect([asOf(noted, '2031-03-11'), asOf(noted, '2031-03-12')]).toEqual([noted, undefined])
})

it('other news stays as it is', () => {
  const news = [
    reminder(null, 'Tomorrow: yes', 'tomorrow, '),
    reminder('task-overdue 7 2031-03-01', 'Overdue: Call', 'Was due on March 1, 2031.'),
  ]
  expect(news.map((one) => asOf(one, '2031-03-12'))).toEqual(news)
})
