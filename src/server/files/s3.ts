import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Bucket } from '#server/ground/bucket.ts'
import { isKey, newKey, StoreTrouble, type ByteRange, type FileStore } from '#server/files/store.ts'
import { unlessStalled } from '#server/files/unless-stalled.ts'
import { readPart, whenComplete } from '#server/files/waiting-room.ts'

type Options = { waitingRoom: string; patienceMs?: number }

/** Somebody is waiting for the page: the longest wait for a response, retries included, and between two chunks. */
const readersPatienceMs = 5000

/** Larger files are uploaded in parts of this size. */
const partBytes = 8 * 1024 * 1024
/** Downloads keep connections for as long as their readers take, and must not exhaust the pool. */
const connections = 1000

/** Files in a bucket of an S3-compatible store. */
export async function s3Store(
  { bucket, endpoint, region }: Bucket,
  { waitingRoom, patienceMs = 10_000 }: Options,
): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const readPatienceMs = Math.min(patienceMs, readersPatienceMs)
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
      connectionTimeout: readPatienceMs,
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

  await asking(client.send(new s3.HeadBucketCommand({ Bucket: bucket })))
  return {
    put: (bytes) =>
      whenComplete(waitingRoom, bytes, async (file, size) => {
        const key = newKey()
        await asking(size > partBytes ? putInParts(key, file, size) : putWhole(key, file, size))
        return { key, size }
      }),

    async get(key, range) {
      if (!isKey(key)) return undefined
      const giveUp = new AbortController()
      const late = setTimeout(() => giveUp.abort(), readPatienceMs)
      try {
        const wanted = new s3.GetObjectCommand({ ...at(key), ...(range && { Range: header(range) }) })
        const found = await client.send(wanted, { abortSignal: giveUp.signal })
        return { bytes: unlessStalled(found.Body as Readable, readPatienceMs), size: found.ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined
        throw new StoreTrouble(giveUp.signal.aborted ? new Error('it does not answer') : error)
      } finally {
        clearTimeout(late)
      }
    },

    async remove(key) {
      if (isKey(key)) await asking(client.send(new s3.DeleteObjectCommand(at(key))))
    },

    async *olderThan(moment) {
      // Multipart uploads begun by a process that died are abandoned.
      const { Uploads = [] } = await asking(client.send(new s3.ListMultipartUploadsCommand({ Bucket: bucket })))
      for (const { Key = '', UploadId, Initiated } of Uploads) {
        if (isKey(Key) && Initiated && Initiated < moment)
          await asking(client.send(new s3.AbortMultipartUploadCommand({ ...at(Key), UploadId })))
      }
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key = '', LastModified } of Contents) {
          if (isKey(Key) && LastModified && LastModified < moment) yield Key
        }
      }
    },
  }
}

const part = (file: FileHandle, start: number, length: number) =>
  Readable.from(readPart(file, start, length), { objectMode: false })

const ignore = () => {}

const header = ({ start, end }: ByteRange) => `bytes=${start}-${end}`

const asking = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new StoreTrouble(error)
  })
