import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isKey, newKey, type FileStore } from '#platform/server/files/store.ts'
import { readingStreamOf, writingStream } from '#platform/server/foundation/streams.ts'
import { syncFolder } from '#platform/server/foundation/sync-folder.ts'

/** Files in a folder, two levels deep. A file gets its final name only when all its bytes are synced to disk. */
export async function diskStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)

  return {
    async put(bytes) {
      const key = newKey()
      const path = pathOf(key)
      const unfinished = `${path}.part`
      const isNew = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      if (isNew) await syncFolder(folder)
      try {
        await pipeline(bytes, writingStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(unfinished, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return { key, size: (await stat(path)).size }
    },

    async get(key, range) {
      if (!isKey(key)) return undefined
      try {
        const file = await open(pathOf(key))
        const size = range ? range.end - range.start + 1 : (await file.stat()).size
        return { bytes: readingStreamOf(file, range), size }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },

    async remove(key) {
      if (isKey(key)) await rm(pathOf(key), { force: true })
    },

    async *olderThan(moment) {
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const { mtime } = await stat(path)
        if (mtime >= moment) continue
        if (isKey(entry.name)) yield entry.name
        else await rm(path, { force: true })
      }
    },
  }
}
