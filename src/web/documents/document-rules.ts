import * as z from 'zod/mini'
import { documentCategories } from '#contract/document-categories.ts'
import { requiredText } from '#contract/fields.ts'

/** The add dialog's fields; a select gives the client as text. */
export const documentForm = z.object({
  clientId: requiredText('Client is required'),
  originalName: requiredText('Document name is required'),
  category: z.enum(documentCategories),
  filename: requiredText('File name is required'),
})

/** With several files at once, each has the names that its file has. */
export const documentsForm = z.object({
  clientId: documentForm.shape.clientId,
  originalName: z.string(),
  category: documentForm.shape.category,
  filename: z.string(),
})
