import { open } from 'node:fs/promises'

/** A new name is on the disk for certain only when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
