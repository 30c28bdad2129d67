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
}

export const kinds: Record<LetterKind, Kind> = {
  message: {
    feature: 'messaging',
    tab: 'messages',
    anchor: 'message',
    counted: (count, t) => t('{count, plural, one {# new message} other {# new messages}}', { count }),
    needsAnswer: true,
  },
  document: {
    feature: 'documents',
    tab: 'documents',
    anchor: 'document',
    counted: (count, t) => t('{count, plural, one {# new document} other {# new documents}}', { count }),
  },
  invoice: {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    counted: (count, t) => t('{count, plural, one {# new invoice} other {# new invoices}}', { count }),
    needsAnswer: true,
  },
  payment: {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    counted: (count, t) => t('{count, plural, one {# new payment} other {# new payments}}', { count }),
  },
  task: {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# new task} other {# new tasks}}', { count }),
    needsAnswer: true,
  },
  'task-due': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# task due soon} other {# tasks due soon}}', { count }),
    needsAnswer: true,
  },
  'task-late': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# overdue task} other {# overdue tasks}}', { count }),
    needsAnswer: true,
  },
  event: {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    counted: (count, t) => t('{count, plural, one {# schedule change} other {# schedule changes}}', { count }),
  },
  'event-soon': {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    counted: (count, t) =>
      t('{count, plural, one {# note about your schedule} other {# notes about your schedule}}', { count }),
    endsWith: 'event',
    needsAnswer: true,
  },
  plan: {
    feature: 'calendar',
    tab: 'schedule',
    anchor: '',
    counted: (count, t) =>
      t('{count, plural, one {# change to your wedding date} other {# changes to your wedding date}}', { count }),
  },
  day: {
    feature: 'day',
    tab: 'day',
    anchor: '',
    counted: (count, t) =>
      t('{count, plural, one {# schedule for a day} other {# schedules for your days}}', { count }),
  },
  'open-task': {
    feature: 'tasks',
    tab: 'tasks',
    anchor: 'task',
    counted: (count, t) => t('{count, plural, one {# open task} other {# open tasks}}', { count }),
    endsWith: 'task',
    needsAnswer: true,
  },
  'next-event': {
    feature: 'calendar',
    tab: 'schedule',
    anchor: 'event',
    counted: (count, t) => t('{count, plural, one {# upcoming event} other {# upcoming events}}', { count }),
    endsWith: 'event',
  },
  'open-invoice': {
    feature: 'billing',
    tab: 'billing',
    anchor: 'invoice',
    counted: (count, t) => t('{count, plural, one {# open invoice} other {# open invoices}}', { count }),
    endsWith: 'invoice',
    needsAnswer: true,
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
