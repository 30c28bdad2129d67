import * as z from 'zod/mini'
import * as calls from '#talk/inbox/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing, storedFile } from '#platform/contract/fields.ts'

/** Why an answer by mail was not added to a conversation. */
export const unplacedReasons = [
  'other-sender',
  'person-gone',
  'no-access',
  'empty',
  'spam',
  'too-many',
  'unreadable',
] as const
export type UnplacedReason = (typeof unplacedReasons)[number]

const file = z.object({ id, originalName: z.string(), fileType: z.string(), fileSize: z.number() })

export const unplacedMail = z.object({
  id,
  /** The wedding whose mail was answered. */
  clientId: id,
  fromName: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  content: z.string(),
  reason: z.enum(unplacedReasons),
  receivedAt: instant,
  files: z.array(file),
})
export type UnplacedMail = z.output<typeof unplacedMail>

/** The largest mail that is accepted. */
export const mostMailBytes = 30 * 1024 * 1024

export const deliver = endpoint(calls.deliver, {
  summary: 'Takes a mail from a mail service: the raw mail as the body, or in the field email or body-mime of a form',
  status: 200,
  streamed: { fields: ['email', 'body-mime'], types: ['message/rfc822', 'application/octet-stream'] },
  for: { anyone: { returns: z.object({ received: z.literal(true) }) } },
})

export const unplaced = endpoint(calls.unplaced, {
  summary: 'Answers by mail that belong to no conversation yet, newest first',
  for: { planner: { returns: z.array(unplacedMail) } },
})

export const download = endpoint(calls.download, {
  summary: 'A file that came with such a mail',
  for: { planner: { returns: storedFile } },
})

export const place = endpoint(calls.place, {
  summary: "Adds such a mail to a couple's conversation, as a message of that couple",
  status: 200,
  for: { planner: { body: z.object({ clientId: id }), returns: z.object({ clientId: id }) } },
})

export const dismiss = endpoint(calls.dismiss, {
  summary: 'Deletes such a mail with its files',
  for: { planner: { returns: nothing } },
})
