import * as z from 'zod/mini'
import { optionalParagraph } from '#platform/contract/fields.ts'

/** What the planner adds to an invitation, above its usual text. */
export const invitationForm = z.object({ words: optionalParagraph() })

/** A mail as its recipient gets it. */
export const mailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })
export type MailPreview = z.output<typeof mailPreview>
