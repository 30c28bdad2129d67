import type { DocumentCategory } from '#contract/document-categories.ts'
import { clients } from '#server/clients/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { index, integer, pgTable, text } from '#server/db/drizzle.ts'
import { couplePolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy.ts'

export const documents = pgTable(
  'documents',
  {
    id: identity(),
    ...ofWedding(),
    /** Where the store keeps the bytes; null for a document without a file. */
    fileKey: text(),
    filename: text().notNull(),
    originalName: text().notNull(),
    fileType: text().notNull().default(''),
    fileSize: integer().notNull().default(0),
    uploadedBy: text().$type<'client' | 'planner'>().notNull(),
    category: text().$type<DocumentCategory>().notNull().default('general'),
    createdAt: setNow(),
  },
  (t) => [
    ...weddingKey('documents', t, clients),
    index('documents_newest').on(t.plannerId, t.id),
    ...studioPolicies('documents'),
    couplePolicy('documents'),
  ],
)
