import type { Readable } from 'node:stream'
import { msg } from '#platform/contract/locale/translate.ts'
import type { FastifyRequest } from 'fastify'
import type { Streamed } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

export type StreamedBody = {
  authorization: string | undefined
  /** The bytes as they arrive. Nothing is read before. */
  open: () => Promise<Readable>
}

export function streamedBody(request: FastifyRequest, streamed: Streamed): StreamedBody {
  return {
    authorization: request.headers.authorization,
    open: () => (request.isMultipart() ? fieldOf(request, streamed) : bodyOf(request, streamed)),
  }
}

async function bodyOf({ raw, headers }: FastifyRequest, { types }: Streamed): Promise<Readable> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return type !== undefined && types.includes(type) ? raw : refuse('wrong-type')
}

const mostFields = 100

/** The first of the wanted fields, streamed like a file; other fields are skipped. */
async function fieldOf(request: FastifyRequest, { fields }: Streamed): Promise<Readable> {
  const isPartAFile = (name: string | undefined) => name !== undefined && fields.includes(name)
  const limits = { fields: mostFields, files: 1, fileSize: Infinity }
  try {
    for await (const part of request.parts({ limits, isPartAFile })) if (part.type === 'file') return part.file
  } catch {
    return refuse('invalid', { message: msg('The form did not arrive completely. Please try again.') })
  }
  return refuse('invalid', { message: `The form has none of these fields: ${fields.join(', ')}.` })
}
