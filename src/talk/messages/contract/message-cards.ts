import * as z from 'zod/mini'
import { msgWith } from '#platform/contract/locale/msg-with.ts'
import { id, decimal } from '#platform/contract/fields.ts'

export const cardKinds = ['task', 'document', 'invoice'] as const
export type CardKind = (typeof cardKinds)[number]

export const mostCards = 5

/** A link to a record of the couple that a message is for. */
export const cardReference = z.object({ kind: z.enum(cardKinds), id })
export type CardReference = z.output<typeof cardReference>

const references = z
  .array(cardReference)
  .check(z.maxLength(mostCards, msgWith('A message can have up to {most} links.', { most: mostCards })))

const fromText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An array, or its text in a form with files. */
export const cardReferences = z.optional(
  z.union([references, z.pipe(z.pipe(z.string(), z.transform(fromText)), references)], 'Please choose links again.'),
)

/** The record as it is now. Without an id, it was deleted or is not for the reader's eyes. */
export const card = z.object({
  kind: z.enum(cardKinds),
  id: z.nullable(id),
  title: z.string(),
  dueDate: z.nullable(z.string()),
  /** Whether the task is completed, or nothing of the invoice is open. */
  done: z.boolean(),
  /** The open amount of an invoice. */
  amount: z.nullable(decimal),
  currency: z.nullable(z.string()),
})
export type Card = z.output<typeof card>
