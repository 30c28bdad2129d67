import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '#contract/endpoint.ts'
import { refuse } from '#server/http/refusal.ts'

/** The one file of a multipart call, as a stream that fails as soon as it grows too large. */
export async function receiveFile(request: FastifyRequest, upload: Upload): Promise<Readable> {
  if (!request.isMultipart()) return refuse('wrong-type', { message: 'Please send the file as multipart/form-data.' })
  const part = await request.file({ limits: { fileSize: upload.maxBytes, files: 1 } })
  if (!part || part.fieldname !== upload.field) {
    return refuse('invalid', {
      message: 'Please choose a file.',
      issues: [{ path: upload.field, message: 'Please choose a file.' }],
    })
  }
  return part.file
}
