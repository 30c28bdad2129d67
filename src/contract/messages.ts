import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, limits, requiredText } from '#contract/fields.ts'
import { page } from '#contract/paging.ts'

export const message = z.object({
  id,
  clientId: id,
  sender: z.enum(['client', 'planner']),
  senderName: z.string(),
  content: z.string(),
  timestamp: instant,
  read: z.boolean(),
  hasAttachments: z.boolean(),
})
export type Message = z.output<typeof message>

export const conversation = z.object({
  clientId: id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  unread: z.number(),
  lastMessage: z.nullable(z.object({ sender: z.enum(['client', 'planner']), content: z.string(), timestamp: instant })),
})
export type Conversation = z.output<typeof conversation>

export const recentMessage = z.object({
  id,
  clientId: id,
  clientName: z.string(),
  senderName: z.string(),
  content: z.string(),
  createdAt: instant,
})
export type RecentMessage = z.output<typeof recentMessage>

export const conversations = endpoint('GET /api/messages', {
  summary: 'Every couple with its last message and how many are unread, the latest first',
  about: ['messages', 'clients'],
  for: { planner: { returns: z.array(conversation) } },
})

export const recent = endpoint('GET /api/messages/recent', {
  summary: "The couples' latest messages",
  about: ['messages'],
  for: { planner: { returns: z.array(recentMessage) } },
})

export const thread = endpoint('GET /api/clients/{id}/messages', {
  summary: 'The messages of one wedding, oldest first; with a limit the newest of them',
  about: ['messages'],
  feature: 'messaging',
  for: { planner: { query: page, returns: z.array(message) }, couple: { query: page, returns: z.array(message) } },
})

/** Who sends is known from the session; a sender in the body is passed over. */
export const newMessage = z.object({ content: requiredText('Please write a message.', limits.page) })

export const send = endpoint('POST /api/clients/{id}/messages', {
  summary: 'Sends a message, as whoever is signed in',
  about: ['messages'],
  feature: 'messaging',
  for: { planner: { body: newMessage, returns: message }, couple: { body: newMessage, returns: message } },
})

const done = z.object({ message: z.string() })

export const markRead = endpoint('POST /api/clients/{id}/messages/read', {
  summary: "Marks the other side's messages read",
  about: ['messages'],
  status: 200,
  feature: 'messaging',
  for: { planner: { returns: done }, couple: { returns: done } },
})
