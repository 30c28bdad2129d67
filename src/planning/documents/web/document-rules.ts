import * as z from 'zod/mini'
import { documentCategories } from '#planning/documents/contract/document-categories.ts'
import { requiredText } from '#platform/contract/fields.ts'

/** The fields of the add dialog; the select gives the client id as text. */
export const newDocumentForm = z.object({
  clientId: requiredText('Client is required'),
  originalName: requiredText('Document name is required'),
  category: z.enum(documentCategories),
  visibleToCouple: z.boolean(),
  filename: requiredText('File name is required'),
})

/** With several files, each is named after its file. */
export const newDocumentsForm = z.object({
  clientId: newDocumentForm.shape.clientId,
  originalName: z.string(),
  category: newDocumentForm.shape.category,
  visibleToCouple: newDocumentForm.shape.visibleToCouple,
  filename: z.string(),
})
