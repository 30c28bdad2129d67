import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkCopy } from '#operations/backups/server/check-copy.ts'
import { nameAt } from '#operations/backups/server/destination.ts'
import { takeBackup } from '#operations/backups/server/take-backup.ts'
import { openBucket } from '#platform/server/files/bucket-client.ts'
import { fileColumns } from '#app/server/tables.ts'
import { makeBucket, testEndpoint } from '#test/file-store.ts'
import { at, openServingFolder } from '#test/serving-folder.ts'

it.runIf(testEndpoint)(
  'a backup in a bucket is an archive that is a data folder, and the oldest ones are removed',
  { timeout: 240_000 },
  async () => {
    const served = await openServingFolder()
    const { base, dataDir } = served
    const bucket = { bucket: await makeBucket(testEndpoint!), endpoint: testEndpoint, region: undefined }
    const { s3, client: store, at: place } = await openBucket(bucket, { patienceMs: 60_000, connectMs: 60_000 })
    const toBucket = (hour: number) =>
      takeBackup({ dataDir, to: bucket, keep: 1, hasFiles: true }, fileColumns, at(hour))
    await toBucket(7)
    await toBucket(8)
    const { Contents = [] } = await store.send(new s3.ListObjectsV2Command({ Bucket: bucket.bucket }))
    expect(Contents.map(({ Key }) => Key)).toEqual([`${nameAt(at(8))}.tar.gz`])
    const { Body } = await store.send(new s3.GetObjectCommand(place(`${nameAt(at(8))}.tar.gz`)))
    const [archive, unpacked] = [join(base, 'archive.tar.gz'), join(base, 'unpacked')]
    await writeFile(archive, await Body!.transformToByteArray())
    await mkdir(unpacked)
    execFileSync('tar', ['-xzf', archive, '-C', unpacked])
    expect(
      await checkCopy(unpacked, { backedUp: { position: '0/0' }, columns: fileColumns, hasFiles: true }),
    ).toBeGreaterThan(3)
    await served.close()
  },
)
