import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { diskStore } from '#platform/server/files/disk.ts'
import { s3Store } from '#platform/server/files/s3.ts'
import type { FileStore } from '#platform/server/files/store.ts'

/** Set by `npm run test:services`, with the credentials beside it: a real S3-compatible store. */
export const testEndpoint = process.env.LARKSPUR_TEST_S3_ENDPOINT

/** The disk, or a new bucket if an S3 store is configured, which on a busy machine may take long. */
export async function openTestStore(folder: string): Promise<FileStore> {
  if (!testEndpoint) return diskStore(join(folder, 'files'))
  const bucket = await makeBucket(testEndpoint)
  const options = { waitingRoom: join(folder, 'uploads'), patienceMs: 60_000 }
  return s3Store({ bucket, endpoint: testEndpoint, region: undefined }, options)
}

export async function makeBucket(endpoint: string): Promise<string> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const bucket = `larkspur-${randomBytes(6).toString('hex')}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  return bucket
}
