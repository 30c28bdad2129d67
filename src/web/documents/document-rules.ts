import * as z from 'zod/mini'
import { documentCategories } from '#contract/document-categories.ts'
import { requiredText } from '#contract/fields.ts'

/** The add dialog's fields; a select gives the client as text. */
export const newDocumentForm = z.object({
  clientId: requiredText('Client is required'),
  originalName: requiredText('Document name is required'),
  category: z.enum(documentCategories),
  visibleToCouple: z.boolean(),
  filename: requiredText('File name is required'),
})

/** With several files at once, each has the names that its file has. */
export const newDocumentsForm = z.object({
  clientId: newDocumentForm.shape.clientId,
  originalName: z.string(),
  category: newDocumentForm.shape.category,
  visibleToCouple: newDocumentForm.shape.visibleToCouple,
  filename: z.string(),
})
