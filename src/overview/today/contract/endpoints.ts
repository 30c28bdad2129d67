import * as z from 'zod/mini'
import * as calls from '#overview/today/contract/calls.ts'
import { couplesMail } from '#weddings/news/contract/couples-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { todayMailHours, todayMailRhythms } from '#studio/studios/contract/today-mail.ts'
import { date, decimal, id, instant, nothing, viewersDay } from '#platform/contract/fields.ts'
import { todayKinds } from '#overview/today/contract/today-rank.ts'

const text = z.nullable(z.string())

/** A page of the planner: its path, with the id of the record if it has one, and its query. */
const page = z.object({
  to: z.enum([
    '/clients/{id}',
    '/events/{id}',
    '/tasks/{id}',
    '/invoices/{id}',
    '/tasks',
    '/invoices',
    '/messages',
    '/calendar',
    '/clients',
    '/client-portals',
  ]),
  id: z.optional(id),
  search: z.optional(
    z.object({
      tab: z.optional(z.string()),
      status: z.optional(z.string()),
      client: z.optional(z.string()),
      list: z.optional(z.string()),
      answer: z.optional(z.string()),
      missing: z.optional(z.string()),
    }),
  ),
})
export type TodayPage = z.output<typeof page>

export const todayActions = [
  'complete-task',
  'nudge',
  'remind',
  'reply',
  'invite',
  'set-venue',
  'ask-vendors',
  'map',
  'open',
] as const

/** What can be done at once, with the id that its call needs; 'map' shows the line's place, 'open' needs the planner on the line's page. */
const action = z.object({
  kind: z.enum(todayActions),
  taskId: z.optional(id),
  invoiceId: z.optional(id),
  clientId: z.optional(id),
  /** The address of the map. */
  url: z.optional(z.string()),
  /** When the couple was last mailed about it, and when it can be again, if not now. */
  lastAt: z.optional(z.nullable(instant)),
  nextAt: z.optional(z.nullable(instant)),
})
export type TodayAction = z.output<typeof action>

export const todayLine = z.object({
  /** The subject of the line, such as 'task-12': it stays the same while the line is listed. */
  key: z.string(),
  kind: z.enum(todayKinds),
  clientId: z.nullable(id),
  clientName: text,
  weddingDate: text,
  title: z.string(),
  detail: z.object({
    dueDate: z.optional(text),
    time: z.optional(text),
    place: z.optional(text),
    phone: z.optional(text),
    amount: z.optional(decimal),
    currency: z.optional(z.string()),
    /** The beginning of a message. */
    words: z.optional(z.string()),
    isHigh: z.optional(z.boolean()),
    /** Who has a task, unless it is the caller: 'The owner', somebody's name, or 'The couple'. */
    holder: z.optional(text),
  }),
  /** Why it is listed, in one sentence. */
  reason: z.string(),
  page,
  action,
})
export type TodayLine = z.output<typeof todayLine>

export const read = endpoint(calls.read, {
  summary: 'What matters today over all weddings, the most urgent first; at most eight lines of each kind',
  for: {
    planner: {
      /** With `mine`, without the tasks that somebody else in the studio has. */
      query: z.extend(viewersDay, { mine: z.optional(z.literal('yes')) }),
      returns: z.array(todayLine),
    },
  },
})

const dayItem = z.object({ id, title: z.string(), start: z.string(), place: text })

/** A wedding of today with what comes next on its run sheet. */
export const weddingToday = z.object({
  clientId: id,
  clientName: z.string(),
  venue: text,
  /** Of the day before, if its run sheet goes on after midnight. */
  weddingDate: z.string(),
  /** Null while the wedding has no run sheet for the day. */
  dayId: z.nullable(id),
  /** The next three items that are not done. */
  next: z.array(dayItem),
  /** How many more items are not done. */
  more: z.number(),
})
export type WeddingToday = z.output<typeof weddingToday>

export const readWeddings = endpoint(calls.readWeddings, {
  summary:
    'The weddings of today, and those of yesterday whose run sheet goes on, each with the next three items of its run sheet',
  for: { planner: { query: viewersDay, returns: z.array(weddingToday) } },
})

const count = z.number()
const counts = { events: count, tasks: count, invoices: count }
export const week = z.object({
  days: z.array(
    z.object({ date: z.string(), weddings: z.array(z.object({ clientId: id, clientName: z.string() })), ...counts }),
  ),
  /** The week that begins today and the twelve after it. */
  weeks: z.array(z.object({ from: z.string(), weddings: count, ...counts })),
})
export type Week = z.output<typeof week>

export const readWeek = endpoint(calls.readWeek, {
  summary: 'The next seven days and thirteen weeks: weddings, and counts of events, tasks and invoices that are due',
  for: { planner: { query: viewersDay, returns: week } },
})

export const snooze = z.object({ id, key: z.string(), until: z.string() })

export const snoozeForm = z.object({
  key: z
    .string()
    .check(
      z.regex(
        /^(event|task|invoice|draft|message|moved|venue|vendors|schedule|invite|portal|answers|meals|addresses)-[1-9]\d{0,8}$/,
      ),
    ),
  /** The day on which the line comes back: the viewer's tomorrow to dismiss it for today. */
  until: date,
})

export const addSnooze = endpoint(calls.addSnooze, {
  summary: 'Hides a line of Today until a day; an earlier choice for the same line is replaced',
  for: { planner: { body: snoozeForm, returns: snooze } },
})

export const removeSnooze = endpoint(calls.removeSnooze, {
  summary: 'Shows a hidden line of Today again',
  for: { planner: { returns: nothing } },
})

export const nudge = endpoint(calls.nudge, {
  summary: 'Mails the couple about its overdue task, at most once in three days',
  status: 202,
  for: { planner: { returns: couplesMail } },
})

const todayMail = z.object({
  rhythm: z.enum(todayMailRhythms, 'Please choose one of the rhythms.'),
  /** In the planner's time zone. */
  hour: z.int().check(z.minimum(Math.min(...todayMailHours)), z.maximum(Math.max(...todayMailHours))),
})
export type TodayMail = z.output<typeof todayMail>

export const readMail = endpoint(calls.readMail, {
  summary: 'When the list of what matters today is mailed to the planner',
  needs: 'account',
  for: { planner: { returns: todayMail } },
})

export const changeMail = endpoint(calls.changeMail, {
  summary: 'Changes when the list of what matters today is mailed',
  needs: 'account',
  for: { planner: { body: z.partial(todayMail), returns: todayMail } },
})
