import { asSystem } from '#platform/server/db/as-system.ts'
import { findDocument, noteThumbnail } from '#planning/documents/server/queries.ts'
import { madeAnew } from '#platform/server/files/picture.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { job } from '#platform/server/jobs/job.ts'

const small = { width: 240, height: 240, fit: 'cover', format: 'webp' } as const
const ofPicture = { ...small, position: 'attention', mostPixels: 50_000_000 } as const
/** The top of the first page, where the title usually is. */
const ofPdf = { ...small, of: 'pdf', position: 'top', mostPixels: 4_000_000 } as const

/** Made once from the uploaded file. A file that can't be decoded or is gone gets none. */
export const makeThumbnail = job<{ documentId: number }>(
  'make-thumbnail',
  async ({ documentId }, { pool, services }) => {
    const { files } = services
    try {
      const { fileKey, fileType } = await asSystem(pool, (tx) => findDocument(tx, documentId))
      const file = fileKey ? await files.get(fileKey) : undefined
      if (!file) return
      const shape = fileType === 'application/pdf' ? ofPdf : ofPicture
      const { key } = await files.put(await madeAnew(file.bytes, shape))
      const isNoted = await asSystem(pool, (tx) => noteThumbnail(tx, documentId, key))
      if (!isNoted) await files.remove(key)
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason === 'busy') throw error
    }
  },
  { lane: 'long' },
)

export const documentJobs = [makeThumbnail]
