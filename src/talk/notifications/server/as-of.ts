import type { UnmailedNotification } from '#talk/notifications/server/queries.ts'

/**
 * A reminder as it is true on the day of its mail, which may be the one after it was noted; undefined if that day is
 * over: a task is then told of as overdue.
 */
export function asOf(reminder: UnmailedNotification, today: string): UnmailedNotification | undefined {
  const [kind, id, day = ''] = reminder.once_key?.split(' ') ?? []
  if (kind !== 'task-due' && kind !== 'event-tomorrow') return reminder
  if (day < today) return undefined
  if (kind === 'task-due' || day > today) return reminder
  const { title } = reminder
  return {
    ...reminder,
    title: title.startsWith('Tomorrow: ') ? title.replace('Tomorrow', 'Today') : title.replace(/ tomorrow$/, ' today'),
    message: reminder.message.replace('tomorrow, ', 'today, ').replace(/^Tomorrow, /, 'Today, '),
    once_key: ['event-today', id, day].join(' '),
  }
}
