import { document, documentForm } from '#planning/documents/contract/endpoints.ts'
import { requiredText } from '#platform/contract/fields.ts'
import { personNameForm } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { documents } from '#planning/documents/server/table.ts'

export const tables = [
  about(documents, {
    couple: { select: 'all', insert: 'all', delete: 'all' },
    announced: { topic: 'documents', wedding: 'client_id' },
    ceiling: [100000, 'documents'],
    history: {
      noun: 'document',
      subject: `coalesce(r ->> 'original_name', '')`,
      without: ['search_text', 'file_key', 'thumbnail_key', 'view_key'],
      fields: { client_id: 'couple', original_name: 'name', category: 'category', visible_to_couple: 'visibility' },
    },
    outside: 'document',
    files: [
      { column: documents.fileKey, as: 'file', nameFrom: 'filename' },
      { column: documents.thumbnailKey },
      { column: documents.viewKey },
    ],
    exported: {
      inWedding: 'own',
      without: ['thumbnail_key', 'view_key'],
      csv: {
        name: 'documents',
        heads: {
          couple: 'Couple',
          original_name: 'Title',
          category: 'Category',
          uploaded_by: 'From',
          person_name: 'Person',
          visible_to_couple: 'Shown to the couple',
          created_at: 'Added',
          file: 'File',
        },
      },
      form: {
        ...documentForm.shape,
        ...personNameForm,
        uploadedBy: document.shape.uploadedBy,
        filename: requiredText(''),
      },
      kinds: ['document'],
    },
  }),
]
