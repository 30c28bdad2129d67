import type { DocumentCategory } from '#planning/documents/contract/document-categories.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { searchIndex, searchText, personName, setNow } from '#platform/server/db/columns.ts'
import { boolean, check, index, integer, sql, text } from '#platform/server/db/drizzle.ts'
import { coupleOnly, coupleAccess, couplePolicy, ownWedding } from '#platform/server/db/tenancy/tenancy.ts'

export const documents = weddingTable(
  'documents',
  {
    /** The file's key in the store; null for a document without a file. */
    fileKey: text(),
    /** The key of its thumbnail, which a job makes. */
    thumbnailKey: text(),
    /** The key of the JPEG that is shown in place of a HEIC picture, which the same job makes. */
    viewKey: text(),
    filename: text().notNull(),
    originalName: text().notNull(),
    fileType: text().notNull().default(''),
    fileSize: integer().notNull().default(0),
    uploadedBy: text().$type<'client' | 'planner'>().notNull(),
    category: text().$type<DocumentCategory>().notNull().default('general'),
    visibleToCouple: boolean().notNull().default(true),
    createdAt: setNow(),
    /** Who of the couple's people added it. */
    personName: personName(),
    searchText: searchText(sql`original_name || ' ' || filename`),
  },
  (t) => [
    index('documents_newest').on(t.plannerId, t.id),
    searchIndex('documents', t),
    check('documents_of_couple_are_visible', sql`${t.visibleToCouple} or ${t.uploadedBy} = 'planner'`),
    coupleAccess('documents', 'only-money'),
    couplePolicy('documents', sql`${ownWedding} and visible_to_couple`),
    coupleOnly('documents_couple_adds', 'insert', sql`uploaded_by = 'client'`),
    coupleOnly('documents_couple_deletes', 'delete', sql`uploaded_by = 'client'`),
  ],
)
