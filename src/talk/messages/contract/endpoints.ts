import * as z from 'zod/mini'
import * as calls from '#talk/messages/contract/calls.ts'
import { exchangedFile } from '#planning/documents/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, paragraph, storedFile } from '#platform/contract/fields.ts'
import { limits, mostFiles } from '#platform/contract/limits.ts'
import { card, cardReferences } from '#talk/messages/contract/message-cards.ts'
import { page } from '#platform/contract/paging.ts'

export const attachment = z.object({ id, originalName: z.string(), fileType: z.string(), fileSize: z.number() })
export type Attachment = z.output<typeof attachment>

export const message = z.object({
  id,
  clientId: id,
  sender: z.enum(['client', 'planner']),
  senderName: z.string(),
  /** Which of the couple's people wrote it; null for the planner. */
  personName: z.nullable(z.string()),
  content: z.string(),
  timestamp: instant,
  read: z.boolean(),
  hasAttachments: z.boolean(),
  attachments: z.array(attachment),
  cards: z.array(card),
})
export type Message = z.output<typeof message>

export const conversation = z.object({
  clientId: id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  isActivated: z.boolean(),
  inviteSent: z.boolean(),
  unread: z.number(),
  lastMessage: z.nullable(z.object({ sender: z.enum(['client', 'planner']), content: z.string(), timestamp: instant })),
})
export type Conversation = z.output<typeof conversation>

export const recentMessage = z.object({
  id,
  clientId: id,
  clientName: z.string(),
  avatarUrl: z.nullable(z.string()),
  senderName: z.string(),
  personName: z.nullable(z.string()),
  content: z.string(),
  createdAt: instant,
})
export type RecentMessage = z.output<typeof recentMessage>

export const conversations = endpoint(calls.conversations, {
  summary: 'Every couple with its last message and how many are unread, the latest first',
  for: { planner: { returns: z.array(conversation) } },
})

export const recent = endpoint(calls.recent, {
  summary: 'The latest message of each couple that wrote, newest first',
  for: { planner: { returns: z.array(recentMessage) } },
})

export const thread = endpoint(calls.thread, {
  summary: 'The messages of one wedding, oldest first; with a limit the newest of them',
  // The records that its links lead to.
  feature: 'messaging',
  for: { planner: { query: page, returns: z.array(message) }, couple: { query: page, returns: z.array(message) } },
})

/** The sender is taken from the session; one in the body is ignored. A message with files may have no text. */
export const newMessage = z.object({ content: z.optional(paragraph(limits.page)) })

/** When a message is sent instead of now; '' means now. */
const sendAt = z.union([z.literal(''), z.iso.datetime({ offset: true })], 'Please enter the time with its time zone.')

/** A planner may add links to the couple's records, and have the message sent later. */
export const plannersMessage = z.extend(newMessage, { sendAt: z.optional(sendAt), cards: cardReferences })

/** With `sendAt`, the message is scheduled, and the id is that of the scheduled message. */
export const sentMessage = z.extend(message, { sendAt: z.optional(instant) })

export const send = endpoint(calls.send, {
  summary: 'Sends a message, as whoever is signed in, with files or without; a planner may give a time to send it at',
  feature: 'messaging',
  upload: { ...exchangedFile, heicAsJpeg: true, optional: true, maxFiles: mostFiles },
  for: { planner: { body: plannersMessage, returns: sentMessage }, couple: { body: newMessage, returns: message } },
})

export const download = endpoint(calls.download, {
  summary: 'A file that came with a message',
  feature: 'messaging',
  for: { planner: { returns: storedFile }, couple: { returns: storedFile } },
})

const done = z.object({ message: z.string() })

export const markRead = endpoint(calls.markRead, {
  summary: "Marks the other side's messages read, and a planner's notifications about them",
  status: 200,
  feature: 'messaging',
  for: { planner: { returns: done }, couple: { returns: done } },
})
