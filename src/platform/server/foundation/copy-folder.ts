import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files may disappear while a live folder is copied; those were not needed. */
export async function copyFolder(
  from: string,
  to: string,
  wanted: (path: string) => boolean,
  under = '',
): Promise<void> {
  await mkdir(join(to, under), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(join(from, under), { withFileTypes: true })) {
    const path = under ? `${under}/${entry.name}` : entry.name
    if (!wanted(path)) continue
    try {
      if (entry.isDirectory()) await copyFolder(from, to, wanted, path)
      else if (entry.isFile()) await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
