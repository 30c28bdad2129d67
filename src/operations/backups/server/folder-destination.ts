import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackup, type Destination } from '#operations/backups/server/destination.ts'

const ending = '.part'

/** Each backup is a folder in this one. */
export function folderDestination(folder: string): Destination {
  const remove = (name: string) => rm(join(folder, name), { recursive: true, force: true })
  return {
    async workIn(name) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return join(folder, `${name}${ending}`)
    },
    keep: (copy, name) => rename(copy, join(folder, name)),
    list: async () => (await readdir(folder)).filter(isBackup).toSorted(),
    remove,
    async tidy() {
      for (const name of await readdir(folder).catch(() => []))
        if (name.endsWith(ending) && isBackup(name.slice(0, -ending.length))) await remove(name)
    },
  }
}
