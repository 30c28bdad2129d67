import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, paragraph } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { card } from '#contract/message-cards.ts'
import { message } from '#contract/messages.ts'

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
  sendAt: z.optional(z.iso.datetime({ offset: true, error: 'Please give the time with its time zone.' })),
  /** A cancelled message is not sent; for a day it can be brought back. */
  cancelled: z.optional(z.boolean()),
})

export const scheduled = endpoint('GET /api/clients/{id}/scheduled-messages', {
  summary: 'The messages to a couple that are sent later, the next one first',
  about: ['scheduled-messages'],
  for: { planner: { returns: z.array(scheduledMessage) } },
})

export const changeScheduled = endpoint('PATCH /api/scheduled-messages/{id}', {
  summary: 'Changes the text or the time of a scheduled message, cancels it, or brings it back',
  about: ['scheduled-messages'],
  for: { planner: { body: scheduledChange, returns: scheduledMessage } },
})

export const sendScheduled = endpoint('POST /api/scheduled-messages/{id}/send', {
  summary: 'Sends a scheduled message now',
  about: ['messages', 'scheduled-messages'],
  for: { planner: { returns: message } },
})
