import { buffer } from 'node:stream/consumers'
import { asSystem } from '#platform/server/db/as-system.ts'
import { findDocument, noteThumbnail } from '#planning/documents/server/queries.ts'
import { asJpeg, heicType } from '#platform/server/files/jpeg.ts'
import { madeAnew } from '#platform/server/files/picture.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { job } from '#platform/server/jobs/job.ts'

const small = { width: 240, height: 240, fit: 'cover', format: 'webp' } as const
const ofPicture = { ...small, position: 'attention', mostPixels: 50_000_000 } as const
/** The top of the first page, where the title usually is. */
const ofPdf = { ...small, of: 'pdf', position: 'top', mostPixels: 4_000_000 } as const

/** Made once, with the JPEG that is shown in place of a HEIC picture, from the uploaded file. A file that can't be decoded or is gone gets none. */
export const makeThumbnail = job<{ documentId: number }>(
  'make-thumbnail',
  async ({ documentId }, { pool, services }) => {
    const { files } = services
    try {
      const { fileKey, fileType } = await asSystem(pool, (tx) => findDocument(tx, documentId))
      const file = fileKey ? await files.get(fileKey) : undefined
      if (!file) return
      const shape = fileType === 'application/pdf' ? ofPdf : ofPicture
      const view = fileType === heicType ? await buffer(await asJpeg(file.bytes)) : undefined
      const thumbnail = await files.put(await madeAnew(view ? streamOf([view]) : file.bytes, shape))
      const shown = view && (await files.put(streamOf([view])))
      const made = { thumbnailKey: thumbnail.key, ...(shown && { viewKey: shown.key }) }
      const isNoted = await asSystem(pool, (tx) => noteThumbnail(tx, documentId, made))
      if (!isNoted) for (const key of Object.values(made)) await files.remove(key)
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason === 'busy') throw error
    }
  },
  { lane: 'long' },
)

export const documentJobs = [makeThumbnail]
