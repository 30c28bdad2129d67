import * as z from 'zod/mini'
import * as calls from '#talk/messages/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, paragraph } from '#platform/contract/fields.ts'
import { limits } from '#platform/contract/limits.ts'
import { card } from '#talk/messages/contract/message-cards.ts'
import { message } from '#talk/messages/contract/endpoints.ts'

export const scheduledMessage = z.object({
  id,
  clientId: id,
  content: z.string(),
  sendAt: instant,
  /** It waits for the planner: its time passed while the couple was deleted, it was imported, or a field had no value. */
  held: z.boolean(),
  fileNames: z.array(z.string()),
  cards: z.array(card),
})
export type ScheduledMessage = z.output<typeof scheduledMessage>

export const scheduledChange = z.object({
  content: z.optional(paragraph(limits.page)),
  sendAt: z.optional(z.iso.datetime({ offset: true, error: 'Please enter the time with its time zone.' })),
  /** A cancelled message is not sent; for a day it can be brought back. */
  cancelled: z.optional(z.boolean()),
})

export const scheduled = endpoint(calls.scheduled, {
  summary: 'The messages to a couple that are sent later, the next one first',
  for: { planner: { returns: z.array(scheduledMessage) } },
})

export const changeScheduled = endpoint(calls.changeScheduled, {
  summary: 'Changes the text or the time of a scheduled message, cancels it, or brings it back',
  for: { planner: { body: scheduledChange, returns: scheduledMessage } },
})

export const sendScheduled = endpoint(calls.sendScheduled, {
  summary: 'Sends a scheduled message now',
  for: { planner: { returns: message } },
})
