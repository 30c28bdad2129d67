import type { Readable } from 'node:stream'
import type { Bucket } from '#platform/server/foundation/bucket.ts'
import { openBucket } from '#platform/server/files/bucket-client.ts'
import { isKey, newKey, StoreTrouble, type ByteRange, type FileStore } from '#platform/server/files/store.ts'
import { unlessStalled } from '#platform/server/files/unless-stalled.ts'
import { whenComplete } from '#platform/server/files/waiting-room.ts'

type Options = { waitingRoom: string; patienceMs?: number }

/** Somebody is waiting for the page: the longest wait for a response, retries included, and between two chunks. */
const readersPatienceMs = 5000

/** Files in a bucket of an S3-compatible store. */
export async function s3Store(bucket: Bucket, { waitingRoom, patienceMs = 10_000 }: Options): Promise<FileStore> {
  const readPatienceMs = Math.min(patienceMs, readersPatienceMs)
  const { s3, client, at, upload } = await openBucket(bucket, { patienceMs, connectMs: readPatienceMs })

  await asking(client.send(new s3.HeadBucketCommand({ Bucket: bucket.bucket })))
  return {
    put: (bytes) =>
      whenComplete(waitingRoom, bytes, async (file, size) => {
        const key = newKey()
        await asking(upload(key, file, size))
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
      const { Uploads = [] } = await asking(client.send(new s3.ListMultipartUploadsCommand({ Bucket: bucket.bucket })))
      for (const { Key = '', UploadId, Initiated } of Uploads) {
        if (isKey(Key) && Initiated && Initiated < moment)
          await asking(client.send(new s3.AbortMultipartUploadCommand({ ...at(Key), UploadId })))
      }
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket: bucket.bucket })) {
        for (const { Key = '', LastModified } of Contents) {
          if (isKey(Key) && LastModified && LastModified < moment) yield Key
        }
      }
    },
  }
}

const header = ({ start, end }: ByteRange) => `bytes=${start}-${end}`

const asking = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new StoreTrouble(error)
  })
