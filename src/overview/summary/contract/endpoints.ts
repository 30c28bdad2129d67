import * as z from 'zod/mini'
import { figuresOfOne } from '#money/figures/contract/endpoints.ts'
import * as calls from '#overview/summary/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, viewersDay } from '#platform/contract/fields.ts'

const share = z.object({
  /** Null for the couple, and for tasks that are the studio's without a name. */
  name: z.nullable(z.string()),
  kind: z.enum(['studio', 'member', 'couple', 'other']),
  openTasks: z.number(),
  late: z.number(),
})
export type Share = z.output<typeof share>

const dayState = z.object({
  id,
  name: z.string(),
  date: z.nullable(z.string()),
  items: z.number(),
  /** The last published version; 0 for none. */
  version: z.number(),
  /** How much of the run sheet differs from what is published. */
  unpublished: z.number(),
  /** Vendors with a part of the published day, and those of them that have confirmed it as it is. */
  vendors: z.number(),
  confirmed: z.number(),
})
export type DayState = z.output<typeof dayState>

const person = z.object({
  id,
  name: z.string(),
  relation: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  lastSeenAt: z.nullable(instant),
})

const summary = z.object({
  /** Who has open tasks, or is assigned to the wedding. */
  team: z.array(share),
  vendors: z.object({ all: z.number(), confirmed: z.number() }),
  /** Everybody on the guest list, and those of them who have nothing more to answer. */
  guests: z.object({ all: z.number(), answered: z.number() }),
  /** For each currency; null for a member without the right to money. */
  money: z.nullable(z.array(figuresOfOne)),
  days: z.array(dayState),
  people: z.array(person),
  lastMessage: z.nullable(
    z.object({ sender: z.enum(['client', 'planner']), name: z.nullable(z.string()), words: z.string(), at: instant }),
  ),
  lastLetterAt: z.nullable(instant),
})
export type Summary = z.output<typeof summary>

export const read = endpoint(calls.read, {
  summary: 'A wedding at a glance: who works on it, money, its days, its people, and the last contact',
  for: { planner: { query: viewersDay, returns: summary } },
})
