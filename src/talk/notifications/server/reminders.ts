import { coupleNames } from '#platform/contract/names.ts'
import { onDay } from '#platform/server/foundation/moments.ts'
import type { DueNow, Reminder } from '#talk/notifications/server/queries.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'

/** Up to as many of one kind are told one by one; more, such as the tasks of a plan that begins today, are one reminder. */
const mostAlone = 3

/** The reminders of one run, those of each person and kind together if they are many. */
export const remindersOf = (due: readonly DueNow[], locale: Locale): Reminder[] =>
  [...Map.groupBy(due, ({ member, kind }) => `${member} ${kind}`).values()].flatMap((alike) =>
    alike.length > mostAlone ? reminderOfAll(alike) : alike.map((one) => reminderOf(one, locale)),
  )

const keyOf = ({ kind, id, day }: DueNow) => `${kind} ${id} ${day}`

const coupleOf = ({ one, two }: DueNow) =>
  one === null ? '' : coupleNames({ partnerOneName: one, partnerTwoName: two })

const frameOf = (due: DueNow) =>
  ({
    planner: due.planner,
    member: due.member,
    priority: due.kind === 'task-overdue' ? 'high' : 'medium',
    about: due.kind === 'event-tomorrow' ? 'event' : 'task',
    once: keyOf(due),
  }) as const

function reminderOf(due: DueNow, locale: Locale): Reminder {
  const couple = coupleOf(due)
  const [title, when] = wordsOf(due, locale)
  const message = couple ? `${couple}: ${when}` : when.charAt(0).toUpperCase() + when.slice(1)
  return { ...frameOf(due), id: due.id, title, message, covers: null }
}

const titles: Record<DueNow['kind'], (count: number) => string> = {
  'task-overdue': (count) => `${count} tasks are overdue`,
  'task-due': (count) => `${count} tasks are due today`,
  'event-tomorrow': (count) => `${count} events tomorrow`,
}

/** Names the first ones, and the couple if it is the same for all. */
function reminderOfAll(alike: DueNow[]): Reminder {
  const [first] = alike as [DueNow, ...DueNow[]]
  const couple = alike.every((due) => coupleOf(due) === coupleOf(first)) ? coupleOf(first) : undefined
  const named = alike.slice(0, mostAlone).map((due) => {
    const own = couple === undefined ? coupleOf(due) : ''
    return own ? `${due.title} (${own})` : due.title
  })
  return {
    ...frameOf(first),
    id: null,
    title: titles[first.kind](alike.length),
    message: `${couple ? `${couple}: ` : ''}${named.join(', ')}, and ${alike.length - named.length} more.`,
    covers: alike.map(keyOf),
  }
}

function wordsOf({ kind, title, day, time, today }: DueNow, locale: Locale): [title: string, when: string] {
  const date = onDay(day, today, locale)
  if (kind === 'task-overdue') return [`Overdue: ${title}`, `was due ${date}.`]
  if (kind === 'task-due') return [`Due today: ${title}`, `due ${date}.`]
  return [`Tomorrow: ${title}`, `${date}${time ? `, at ${formatTime(time, locale)}` : ''}.`]
}
