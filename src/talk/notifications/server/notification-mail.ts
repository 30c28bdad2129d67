import type { Mail } from '#platform/server/jobs/mail-template.ts'
import type { UnmailedNotification, Recipient } from '#talk/notifications/server/queries.ts'

const howToChange = 'You can choose what we email you about in Larkspur, under Settings, Notifications.'

/** The page of the record that a notification is about, and the label of its button. */
const pages: Record<string, { label: string; path: (id: number) => string }> = {
  task: { label: 'Open the Task', path: (id) => `/tasks/${id}` },
  event: { label: 'Open the Event', path: (id) => `/events/${id}` },
  client: { label: 'Open the Couple', path: (id) => `/clients/${id}` },
  invoice: { label: 'Open the Invoice', path: (id) => `/invoices/${id}` },
  message: { label: 'Open the Conversation', path: (id) => `/messages?client=${id}` },
  feedback: { label: 'Open the Feedback', path: () => '/feedback' },
}

/** Where the records of a reminder of several are. */
const lists: Record<string, { label: string; path: string }> = {
  task: { label: 'Open Your Tasks', path: '/tasks' },
  event: { label: 'Open the Calendar', path: '/calendar' },
}

function pageOf({ related_type, related_id }: UnmailedNotification): { label: string; path: string } {
  const page = pages[related_type ?? '']
  const list = lists[related_type ?? '']
  if (related_id === null && list) return list
  if (!page || related_id === null) return { label: 'Open Larkspur', path: '/notifications' }
  return { label: page.label, path: page.path(related_id) }
}

/** The groups counted in the subject, in order. */
const counted: { is: (notifications: UnmailedNotification) => boolean; words: (count: number) => string }[] = [
  { is: ({ once_key }) => once_key?.startsWith('task-overdue ') ?? false, words: (count) => `${count} overdue` },
  { is: ({ once_key }) => once_key?.startsWith('task-due ') ?? false, words: (count) => `${count} due today` },
  {
    is: ({ once_key }) => once_key?.startsWith('event-tomorrow ') ?? false,
    words: (count) => `${count} ${count === 1 ? 'event' : 'events'} tomorrow`,
  },
  {
    is: ({ once_key }) => once_key?.startsWith('event-today ') ?? false,
    words: (count) => `${count} ${count === 1 ? 'event' : 'events'} today`,
  },
  { is: ({ type }) => type === 'message', words: (count) => `${count} ${count === 1 ? 'message' : 'messages'}` },
]

const recordsIn = (notifications: UnmailedNotification[]) => notifications.reduce((sum, { count }) => sum + count, 0)

/** '1 overdue, 2 due today' */
function subjectOf(notifications: UnmailedNotification[]): string {
  const named = counted
    .map(({ is, words }) => ({ count: recordsIn(notifications.filter(is)), words }))
    .filter(({ count }) => count)
  const all = recordsIn(notifications)
  const rest = named.reduce((left, { count }) => left - count, all)
  if (rest === all) return `${rest} updates from your studio`
  const parts = named.map(({ count, words }) => words(count))
  return [...parts, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

/** One mail to a planner about all new notifications. */
export function notificationMail(recipient: Recipient, notifications: UnmailedNotification[]): Mail {
  const [first] = notifications
  const alone = notifications.length === 1 ? first : undefined
  return {
    to: recipient.email,
    subject: alone ? alone.title : subjectOf(notifications),
    greeting: `Hello ${recipient.name},`,
    paragraphs: alone ? [alone.title, alone.message] : ['Here is what is new in your studio:'],
    items: alone ? [] : notifications.map((one) => ({ title: one.title, text: one.message, path: pageOf(one).path })),
    action: alone ? pageOf(alone) : { label: 'Open Larkspur', path: '/notifications' },
    footnote: howToChange,
    studio: recipient.business_name ?? undefined,
  }
}
