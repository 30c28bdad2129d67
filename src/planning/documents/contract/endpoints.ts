import * as z from 'zod/mini'
import { msg } from '#platform/contract/locale/translate.ts'
import * as calls from '#planning/documents/contract/calls.ts'
import { documentCategories } from '#planning/documents/contract/document-categories.ts'
import { endpoint, type Upload } from '#platform/contract/endpoint.ts'
import { id, instant, nothing, optionalText, requiredText, storedFile } from '#platform/contract/fields.ts'
import { mostFileBytes } from '#platform/contract/limits.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { firstOf, page, sought } from '#platform/contract/paging.ts'

/** File types that planners and couples may exchange. */
export const exchangedFile = {
  maxBytes: mostFileBytes,
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'image/jpeg',
    'image/png',
    'image/heic',
    'text/plain',
  ],
  named: true,
} as const satisfies Upload

/** Types that browsers display; of the others, HEIC pictures are displayed as JPEG, and the rest can only be downloaded. */
export const viewableTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain']

/** Types that get a thumbnail. */
export const picturedTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic']

const category = z.enum(documentCategories, msg('Please choose one of the categories.'))

/** `originalName` is the document's title, `filename` its file's name. */
export const document = z.object({
  id,
  clientId: id,
  filename: z.string(),
  originalName: z.string(),
  /** Empty, like the size, for a document without a file. */
  fileType: z.string(),
  fileSize: z.number(),
  uploadedBy: z.enum(['client', 'planner']),
  category,
  /** The thumbnail's name, which changes with the picture; null if there is none (yet). */
  thumbnail: z.nullable(z.string()),
  createdAt: instant,
  /** Which of the couple's people added it; null for the planner. */
  personName: z.nullable(z.string()),
})
export type Document = z.output<typeof document>

/** Fields for the planner only: a couple can't tell that documents hidden from it exist. */
export const plannerDocument = z.extend(document, { visibleToCouple: z.boolean() })
export type PlannerDocument = z.output<typeof plannerDocument>

export const studioDocument = z.extend(plannerDocument, { clientName: z.string() })
export type StudioDocument = z.output<typeof studioDocument>

const clientId = z.union([id, z.pipe(z.pipe(z.string(), z.transform(Number)), id)], 'Client is required')

const originalName = requiredText(msg('Document name is required'))

/** A boolean in JSON, or text in a form with a file. */
const visibleToCouple = z.optional(
  z.union(
    [
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((given) => given === 'true'),
      ),
    ],
    'Please say whether the couple may see this.',
  ),
)

/** With a file, `filename` may be left out. */
export const newDocument = z.object({
  clientId,
  originalName,
  category: z.optional(category),
  filename: optionalText(),
  visibleToCouple,
})

/** A couple's own upload requires only the file. */
export const coupleDocument = z.object({
  originalName: optionalText(),
  category: z.optional(category),
  filename: optionalText(),
})

export const weddingDocument = z.extend(coupleDocument, { visibleToCouple })

/** Fields of the edit form; a call may change some of them. */
export const documentForm = z.object({ originalName, category, visibleToCouple: z.boolean() })
export const documentChange = z.extend(z.partial(documentForm), { previous: previousOf(documentForm.shape) })

export const list = endpoint(calls.list, {
  summary: 'All documents of the studio, the newest first',
  for: { planner: { query: page, returns: z.array(studioDocument) } },
})

const soughtDocuments = z.extend(sought, {
  clientId: z.optional(z.pipe(z.coerce.number<string | number>(), id)),
  category: z.optional(category),
})
export type SoughtDocuments = z.output<typeof soughtDocuments>

export const first = endpoint(calls.first, {
  summary: 'The first documents that match, the newest first, and how many there are',
  for: { planner: { query: soughtDocuments, returns: firstOf(studioDocument) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a document to a wedding, with its file or without',
  upload: { ...exchangedFile, optional: true },
  for: { planner: { body: newDocument, returns: plannerDocument } },
})

export const ofWedding = endpoint(calls.ofWedding, {
  summary: 'The documents of a wedding, the newest first; a couple has only those that are for it',
  feature: 'documents',
  for: {
    planner: { query: page, returns: z.array(plannerDocument) },
    couple: { query: page, returns: z.array(document) },
  },
})

export const upload = endpoint(calls.upload, {
  summary: 'Uploads a document into a wedding; what a couple uploads is in the category general',
  feature: 'documents',
  upload: exchangedFile,
  for: {
    planner: { body: weddingDocument, returns: plannerDocument },
    couple: { body: coupleDocument, returns: document },
  },
})

export const update = endpoint(calls.update, {
  summary: 'Renames a document, puts it into another category, or keeps it from the couple',
  for: { planner: { body: documentChange, returns: plannerDocument } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a document and its file; a couple may delete what it uploaded itself',
  feature: 'documents',
  for: { planner: { returns: nothing }, couple: { returns: nothing } },
})

export const download = endpoint(calls.download, {
  summary: 'The file, to be kept',
  feature: 'documents',
  for: { planner: { returns: storedFile }, couple: { returns: storedFile } },
})

export const view = endpoint(calls.view, {
  summary: 'The file, to be looked at: a PDF, a picture or text',
  feature: 'documents',
  for: { planner: { returns: storedFile }, couple: { returns: storedFile } },
})

export const thumbnail = endpoint(calls.thumbnail, {
  summary: 'A small picture of the file, once it is made: of a picture, or of the first page of a PDF',
  feature: 'documents',
  for: { planner: { returns: storedFile }, couple: { returns: storedFile } },
})
