import type { LetterKind, SwitchableKind, WordsKind } from '#weddings/news/contract/letter-kinds.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'

type Kind = {
  /** The part of the portal that it is about: people without access to it hear nothing. */
  feature: PortalPart
  /** The tab of the portal that a link leads to. */
  tab: string
  /** The element there that shows the record, without its id. */
  anchor: string
  /** For the subject of a letter about several things. */
  counted: (count: number, t: Translate) => string
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
    counted: (count, t) => t('{count, plural, one {# new message} other {# new messages}}', { count }),
    needsAnswer: true,
    example: { title: 'Message from your planner', detail: 'The florist has sent three ideas. Which one do you like?' },
  },
  document: {
    feature: 'documents',
    tab: 'documents',
    anchor: 'document',
    counted: (count, t) => t('{count, plural, one {# new document} other {# new documents}}', { count }),
    example: { title: 'New document: Floor plan', detail: '' },
  },
  invoice: {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    counted: (count, t) => t('{count, plural, one {# new invoice} other {# new invoices}}', { count }),
    needsAnswer: true,
    example: { title: 'Invoice INV-1024: $1,200.00', detail: 'Due March 1, 2027' },
  },
  payment: {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    counted: (count, t) => t('{count, plural, one {# new payment} other {# new payments}}', { count }),
    example: { title: 'Payment received: $600.00', detail: 'For invoice INV-1024. $600.00 is left to pay.' },
  },
  task: {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# new task} other {# new tasks}}', { count }),
    needsAnswer: true,
    example: { title: 'Task for you: Choose the band', detail: 'Due February 1, 2027' },
  },
  'task-due': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# task due soon} other {# tasks due soon}}', { count }),
    needsAnswer: true,
    example: { title: 'Due tomorrow: Choose the band', detail: 'February 1, 2027' },
  },
  'task-late': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# overdue task} other {# overdue tasks}}', { count }),
    needsAnswer: true,
    example: { title: 'Still open: Choose the band', detail: 'Was due February 1, 2027' },
  },
  event: {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    counted: (count, t) => t('{count, plural, one {# schedule change} other {# schedule changes}}', { count }),
    example: { title: 'New on your schedule: Tasting', detail: 'January 8, 2027, 2:00 PM' },
  },
  'event-soon': {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    counted: (count, t) =>
      t('{count, plural, one {# note about your schedule} other {# notes about your schedule}}', { count }),
    endsWith: 'event',
    needsAnswer: true,
    example: { title: 'Tomorrow: Tasting', detail: 'January 8, 2027, 2:00 PM' },
  },
  plan: {
    feature: 'calendar',
    tab: 'schedule',
    anchor: '',
    counted: (count, t) =>
      t('{count, plural, one {# change to your wedding date} other {# changes to your wedding date}}', { count }),
    example: {
      title: 'Your wedding has moved to June 14, 2027',
      detail: 'It was planned for June 7, 2027. 31 dates in your plan have moved with it.',
    },
  },
  day: {
    feature: 'day',
    tab: 'day',
    anchor: '',
    counted: (count, t) =>
      t('{count, plural, one {# schedule for a day} other {# schedules for your days}}', { count }),
    example: { title: 'The schedule of your wedding day', detail: '42 items' },
  },
  'open-task': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# open task} other {# open tasks}}', { count }),
    endsWith: 'task',
    needsAnswer: true,
    example: { title: 'To do: Choose the band', detail: 'Due February 1, 2027' },
  },
  'next-event': {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    counted: (count, t) => t('{count, plural, one {# upcoming event} other {# upcoming events}}', { count }),
    endsWith: 'event',
    example: { title: 'Coming up: Tasting', detail: 'January 8, 2027, 2:00 PM' },
  },
  'open-invoice': {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    counted: (count, t) => t('{count, plural, one {# open invoice} other {# open invoices}}', { count }),
    endsWith: 'invoice',
    needsAnswer: true,
    example: { title: 'To pay: $600.00', detail: 'Invoice INV-1024, due March 1, 2027' },
  },
}

/** How each kind of letter begins, about one thing or several of this kind, unless the studio has words of its own. */
export const standardWords: Record<WordsKind, (t: Translate, studio: string) => string> = {
  message: (t, studio) => t('{studio} has written to you:', { studio }),
  document: (t, studio) => t('{studio} has shared this with you:', { studio }),
  invoice: (t, studio) => t('{studio} has sent you this:', { studio }),
  payment: (t) => t('Thank you, we have received this:'),
  task: (t, studio) => t('{studio} has something for you to do:', { studio }),
  'task-due': (t) => t('This is due soon:'),
  'task-late': (t, studio) => t('{studio} is waiting for this. Please take a look:', { studio }),
  event: (t) => t('Your schedule has changed:'),
  'event-soon': (t) => t('Please note:'),
  plan: (t, studio) => t('{studio} has changed the date of your wedding:', { studio }),
  day: (t, studio) => t('{studio} has planned this for you:', { studio }),
  week: (t) => t('Here is what is new, open, or coming up:'),
  several: (t, studio) => t('Here is the latest from {studio} about your wedding:', { studio }),
}
