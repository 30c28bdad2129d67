import * as z from 'zod/mini'
import { fileForm } from '#platform/server/db/row-forms.ts'
import { unplacedReasons } from '#talk/inbox/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { incomingMails, takenMails, unplacedMails, unplacedFiles } from '#talk/inbox/server/table.ts'

export const tables = [
  about(incomingMails, { files: [{ column: incomingMails.fileKey }] }),
  about(takenMails, { exported: 'prevents mails from being taken twice' }),
  about(unplacedMails, {
    announced: { topic: 'unplaced-mails' },
    exported: { inWedding: 'own', form: { reason: z.enum(unplacedReasons) } },
  }),
  about(unplacedFiles, {
    files: [{ column: unplacedFiles.fileKey, as: 'file', nameFrom: 'original_name' }],
    exported: { inWedding: 'own', form: fileForm },
  }),
]
