import { coupleNames } from '#contract/names.ts'
import { onDay, timeInWords } from '#server/ground/moments.ts'
import type { DueNow, Reminder } from '#server/notifications/queries.ts'

export function reminderOf(due: DueNow): Reminder {
  const { planner, kind, id, day, one, two } = due
  const couple = one === null ? '' : coupleNames({ partnerOneName: one, partnerTwoName: two })
  const [title, when] = wordsOf(due)
  return {
    planner,
    id,
    title,
    message: couple ? `${couple}: ${when}` : when.charAt(0).toUpperCase() + when.slice(1),
    priority: kind === 'task-overdue' ? 'high' : 'medium',
    about: kind === 'event-tomorrow' ? 'event' : 'task',
    once: `${kind} ${id} ${day}`,
  }
}

function wordsOf({ kind, title, day, time, today }: DueNow): [title: string, when: string] {
  const date = onDay(day, today)
  if (kind === 'task-overdue') return [`Overdue: ${title}`, `was due ${date}.`]
  if (kind === 'task-due') return [`Due today: ${title}`, `due ${date}.`]
  return [`Tomorrow: ${title}`, `${date}${time ? `, at ${timeInWords(time)}` : ''}.`]
}
