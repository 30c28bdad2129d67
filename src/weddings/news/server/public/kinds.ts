import type { LetterKind, SwitchableKind, WordsKind } from '#weddings/news/contract/letter-kinds.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'

type Kind = {
  /** The part of the portal that it is about: people without access to it hear nothing. */
  feature: PortalPart
  /** The tab of the portal that a link leads to. */
  tab: string
  /** The element there that shows the record, without its id. */
  anchor: string
  /** For the subject of a letter about several things. */
  one: string
  several: string
  /** A studio that does not write about this kind to a wedding does not write about that one either. */
  endsWith?: SwitchableKind
  /** Waits for the couple to do something. */
  needsAnswer?: true
  example: { title: string; detail: string }
}

export const kinds: Record<LetterKind, Kind> = {
  message: {
    feature: 'messaging',
    tab: 'messages',
    anchor: 'message',
    one: 'new message',
    several: 'new messages',
    needsAnswer: true,
    example: { title: 'Message from your planner', detail: 'The florist has sent three ideas. Which one do you like?' },
  },
  document: {
    feature: 'documents',
    tab: 'documents',
    anchor: 'document',
    one: 'new document',
    several: 'new documents',
    example: { title: 'New document: Floor plan', detail: '' },
  },
  invoice: {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    one: 'new invoice',
    several: 'new invoices',
    needsAnswer: true,
    example: { title: 'Invoice INV-1024: $1,200.00', detail: 'Due March 1, 2027' },
  },
  payment: {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    one: 'new payment',
    several: 'new payments',
    example: { title: 'Payment received: $600.00', detail: 'For invoice INV-1024. $600.00 is left to pay.' },
  },
  task: {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    one: 'new task',
    several: 'new tasks',
    needsAnswer: true,
    example: { title: 'Task for you: Choose the band', detail: 'Due February 1, 2027' },
  },
  'task-due': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    one: 'task due soon',
    several: 'tasks due soon',
    needsAnswer: true,
    example: { title: 'Due tomorrow: Choose the band', detail: 'February 1, 2027' },
  },
  'task-late': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    one: 'overdue task',
    several: 'overdue tasks',
    needsAnswer: true,
    example: { title: 'Still open: Choose the band', detail: 'Was due February 1, 2027' },
  },
  event: {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    one: 'schedule change',
    several: 'schedule changes',
    example: { title: 'New on your schedule: Tasting', detail: 'January 8, 2027, 2:00 PM' },
  },
  'event-soon': {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    one: 'note about your schedule',
    several: 'notes about your schedule',
    endsWith: 'event',
    needsAnswer: true,
    example: { title: 'Tomorrow: Tasting', detail: 'January 8, 2027, 2:00 PM' },
  },
  plan: {
    feature: 'calendar',
    tab: 'schedule',
    anchor: '',
    one: 'change to your wedding date',
    several: 'changes to your wedding date',
    example: {
      title: 'Your wedding has moved to June 14, 2027',
      detail: 'It was planned for June 7, 2027. 31 dates in your plan have moved with it.',
    },
  },
  day: {
    feature: 'day',
    tab: 'day',
    anchor: '',
    one: 'schedule for a day',
    several: 'schedules for your days',
    example: { title: 'The schedule of your wedding day', detail: '42 items' },
  },
  'open-task': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    one: 'open task',
    several: 'open tasks',
    endsWith: 'task',
    needsAnswer: true,
    example: { title: 'To do: Choose the band', detail: 'Due February 1, 2027' },
  },
  'next-event': {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    one: 'upcoming event',
    several: 'upcoming events',
    endsWith: 'event',
    example: { title: 'Coming up: Tasting', detail: 'January 8, 2027, 2:00 PM' },
  },
  'open-invoice': {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    one: 'open invoice',
    several: 'open invoices',
    endsWith: 'invoice',
    needsAnswer: true,
    example: { title: 'To pay: $600.00', detail: 'Invoice INV-1024, due March 1, 2027' },
  },
}

/** How each kind of letter begins, about one thing or several of this kind, unless the studio has words of its own. */
export const standardWords: Record<WordsKind, string> = {
  message: '{studio} has written to you:',
  document: '{studio} has shared this with you:',
  invoice: '{studio} has sent you this:',
  payment: 'Thank you, we have received this:',
  task: '{studio} has something for you to do:',
  'task-due': 'This is due soon:',
  'task-late': '{studio} is waiting for this. Please take a look:',
  event: 'Your schedule has changed:',
  'event-soon': 'Please note:',
  plan: '{studio} has changed the date of your wedding:',
  day: '{studio} has planned this for you:',
  week: 'Here is what is new, open, or coming up:',
  several: 'Here is the latest from {studio} about your wedding:',
}
