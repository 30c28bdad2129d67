import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#platform/server/files/store.ts'

/** The bytes of a small stored file; null if there is none. */
export async function wholeFile(files: FileStore, key: string | null): Promise<Buffer | null> {
  const file = key ? await files.get(key) : undefined
  return file ? buffer(file.bytes) : null
}
