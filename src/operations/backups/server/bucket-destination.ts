import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBackup, type Destination } from '#operations/backups/server/destination.ts'
import { openBucket } from '#platform/server/files/bucket-client.ts'
import { whenComplete } from '#platform/server/files/waiting-room.ts'
import type { Bucket } from '#platform/server/foundation/bucket.ts'

const ending = '.tar.gz'
const patienceMs = 30_000
const workPrefix = 'larkspur-backup-work-'

/** Each backup is one archive in the bucket, made with the system's tar. */
export async function bucketDestination(bucket: Bucket): Promise<Destination> {
  const { s3, client, at, upload } = await openBucket(bucket, { patienceMs, connectMs: patienceMs })

  async function list(): Promise<string[]> {
    const names: string[] = []
    const wanted = { Bucket: bucket.bucket, Prefix: 'larkspur-' }
    for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, wanted))
      for (const { Key = '' } of Contents) if (Key.endsWith(ending)) names.push(Key.slice(0, -ending.length))
    return names.filter(isBackup).toSorted()
  }

  return {
    list,
    workIn: async () => join(await mkdtemp(join(tmpdir(), workPrefix)), 'copy'),
    async keep(copy, name) {
      const tar = spawn('tar', ['-cz', '-C', copy, '.'], { stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = once(tar, 'close') as Promise<[number]>
      ended.catch(() => {})
      let complaint = ''
      tar.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-500)))
      await whenComplete(join(copy, '..'), tar.stdout, async (file, size) => {
        const [code] = await ended
        if (code !== 0) throw new Error(`tar failed: ${complaint.trim()}`)
        await upload(`${name}${ending}`, file, size)
      })
      await rm(join(copy, '..'), { recursive: true, force: true })
    },
    async remove(name) {
      await client.send(new s3.DeleteObjectCommand(at(`${name}${ending}`)))
    },
    async tidy() {
      for (const name of await readdir(tmpdir()))
        if (name.startsWith(workPrefix)) await rm(join(tmpdir(), name), { recursive: true, force: true })
    },
  }
}
