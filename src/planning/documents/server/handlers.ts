import { picturedTypes, viewableTypes } from '#planning/documents/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import type * as endpoints from '#planning/documents/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import * as queries from '#planning/documents/server/queries.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import type { HandlersOf, ReceivedFile } from '#platform/server/http/handler.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { jpegName, jpegType } from '#platform/server/files/jpeg.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { makeThumbnail } from '#planning/documents/server/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { tell } from '#weddings/news/server/public/tell.ts'
import { notify } from '#weddings/news/server/public/notify.ts'

export const documents: HandlersOf<typeof endpoints> = {
  list: ({ tx, query }) => queries.listDocuments(tx, query),

  first: ({ tx, query }) => queries.listFirstDocuments(tx, query),

  create: {
    outside: ({ finish, receive }) =>
      receive(({ body, files: [file] }) => {
        const { clientId, category, originalName, visibleToCouple } = body
        const columns = fileColumns(body.filename, file)
        return finish(async (tx) => {
          await findClientForCouple(tx, clientId)
          const values = { clientId, category, originalName, visibleToCouple, ...columns }
          return add(tx, { ...values, uploadedBy: 'planner' })
        })
      }),
  },

  ofWedding: async ({ tx, params, query }) => {
    await findClientForCouple(tx, params.id)
    return queries.listWeddingDocuments(tx, params.id, query)
  },

  upload: {
    async outside({ who, params, within, finish, receive }) {
      const client = await within((tx) => findClientForCouple(tx, params.id))
      return receive(({ body, files: [file] }) => {
        const columns = fileColumns(body.filename, file)
        const originalName = body.originalName || nameOf(columns.filename)
        return finish(async (tx) => {
          const values = { clientId: client.id, originalName, ...columns }
          if (who.kind === 'planner')
            return add(tx, {
              ...values,
              category: body.category,
              visibleToCouple: 'visibleToCouple' in body ? body.visibleToCouple : undefined,
              uploadedBy: 'planner',
            })
          const added = await add(tx, { ...values, uploadedBy: 'client' })
          await notify(tx, who.plannerId, {
            type: 'client',
            title: `New document from ${coupleNames(client)}`,
            message: originalName,
            relatedType: 'client',
            relatedId: client.id,
          })
          return added
        })
      })
    },
  },

  update: async ({ tx, params, body: { previous, ...body } }) => {
    if (previous) await queries.lockDocument(tx, params.id)
    const before = await queries.findDocument(tx, params.id)
    const { uploadedBy, visibleToCouple } = before
    refuseStale(before.originalName, before, body, previous)
    if (body.visibleToCouple === false && uploadedBy === 'client') {
      const message = 'The couple uploaded this document, so it cannot be hidden from them.'
      refuseField('visibleToCouple', message)
    }
    const changed = await queries.changeDocument(tx, params.id, body)
    if (!visibleToCouple && changed.visibleToCouple) await tellOfDocument(tx, changed)
    return changed
  },

  remove: async ({ tx, who, params }) => {
    const { uploadedBy, fileKey, thumbnailKey, viewKey } = await queries.findDocument(tx, params.id)
    if (who.kind === 'couple' && uploadedBy !== 'client')
      refuse('forbidden', { message: msg('This document is from your planner. Please ask them to delete it.') })
    await queries.deleteDocument(tx, params.id)
    for (const key of [fileKey, thumbnailKey, viewKey]) if (key) await enqueue(tx, removeFile, { key })
    return undefined
  },

  download: async ({ tx, params }) => {
    const { fileKey, ...document } = await queries.findDocument(tx, params.id)
    return asFile(fileKey, document, 'attachment')
  },

  view: async ({ tx, params }) => {
    const { fileKey, viewKey, ...document } = await queries.findDocument(tx, params.id)
    if (viewKey) return { key: viewKey, type: jpegType, name: jpegName(document.filename), disposition: 'inline' }
    if (!viewableTypes.includes(document.fileType))
      refuse('wrong-type', { message: msg('This kind of file can only be downloaded.') })
    return asFile(fileKey, document, 'inline')
  },

  thumbnail: async ({ tx, params }) => {
    const { thumbnailKey } = await queries.findDocument(tx, params.id)
    if (!thumbnailKey) return refuse('not-found')
    return { key: thumbnailKey, type: 'image/webp', name: 'thumbnail.webp', disposition: 'inline', maxAge: 86_400 }
  },
}

async function add(tx: Tx, values: Parameters<typeof queries.insertDocument>[1]) {
  const added = await queries.insertDocument(tx, values)
  if (picturedTypes.includes(added.fileType)) await enqueue(tx, makeThumbnail, { documentId: added.id })
  if (added.uploadedBy === 'planner' && added.visibleToCouple) await tellOfDocument(tx, added)
  return added
}

type Added = { id: number; clientId: number; originalName: string }
const tellOfDocument = (tx: Tx, { id, clientId, originalName }: Added) =>
  tell(tx, { clientId, kind: 'document', subjectId: id, title: `New document: ${originalName}` })

function fileColumns(given: string | null | undefined, file: ReceivedFile | undefined) {
  if (file) {
    const { key, size, type, name } = file
    return { fileKey: key, fileSize: size, fileType: type, filename: fileName(given || name, type) }
  }
  const message = msg('File name is required')
  return { filename: given || refuseField('filename', message) }
}

/** The default that the add dialog suggests: the file's name up to the first dot. */
const nameOf = (filename: string) => filename.split('.')[0] || filename

type Described = { filename: string; fileType: string; fileSize: number }

function asFile(key: string | null, { filename, fileType, fileSize }: Described, disposition: 'inline' | 'attachment') {
  if (!key) return refuse('not-found', { message: msg('This document has no file.') })
  return { key, type: fileType, name: filename, size: fileSize, disposition }
}
