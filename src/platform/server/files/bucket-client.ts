import type { FileHandle } from 'node:fs/promises'
import type { Bucket } from '#platform/server/foundation/bucket.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'
import { readPart } from '#platform/server/files/waiting-room.ts'

type Options = { patienceMs: number; connectMs: number }

/** Larger files are uploaded in parts of this size. */
const partBytes = 8 * 1024 * 1024
/** Downloads keep connections for as long as their readers take, and must not exhaust the pool. */
const connections = 1000

/** The SDK with a client for one bucket of an S3-compatible store; loaded only where a bucket is configured. */
export async function openBucket({ bucket, endpoint, region }: Bucket, { patienceMs, connectMs }: Options) {
  const s3 = await import('@aws-sdk/client-s3')
  const agent = { keepAlive: true, maxSockets: connections }
  const client = new s3.S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
    // Many compatible stores don't support the checksums that Amazon's prefers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, and logged by whoever catches them.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: patienceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  async function putWhole(key: string, file: FileHandle, size: number) {
    await client.send(new s3.PutObjectCommand({ ...at(key), Body: part(file, 0, size), ContentLength: size }))
  }

  async function putInParts(key: string, file: FileHandle, size: number) {
    const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(at(key)))
    try {
      const parts: { ETag: string | undefined; PartNumber: number }[] = []
      for (let start = 0; start < size; start += partBytes) {
        const length = Math.min(partBytes, size - start)
        const PartNumber = parts.length + 1
        const Body = part(file, start, length)
        const sent = { ...at(key), UploadId, PartNumber, Body, ContentLength: length }
        parts.push({ ETag: (await client.send(new s3.UploadPartCommand(sent))).ETag, PartNumber })
      }
      const MultipartUpload = { Parts: parts }
      await client.send(new s3.CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload }))
    } catch (error) {
      // If this fails too, the sweep does it.
      const abortSignal = AbortSignal.timeout(patienceMs)
      await client.send(new s3.AbortMultipartUploadCommand({ ...at(key), UploadId }), { abortSignal }).catch(() => {})
      throw error
    }
  }

  return {
    s3,
    client,
    at,
    /** All of the file or nothing. */
    upload: (key: string, file: FileHandle, size: number) =>
      size > partBytes ? putInParts(key, file, size) : putWhole(key, file, size),
  }
}

const part = (file: FileHandle, start: number, length: number) => streamOf(readPart(file, start, length))

const ignore = () => {}
