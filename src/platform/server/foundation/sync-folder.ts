import { open } from 'node:fs/promises'

/** A new or renamed file is durable only after its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
