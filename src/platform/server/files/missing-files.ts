import type { FileStore } from '#platform/server/files/store.ts'

/** Those of the keys that the store has no file for. */
export async function missingFiles(store: FileStore, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys) {
    const found = await store.get(key)
    if (!found) missing.push(key)
    found?.bytes.destroy()
  }
  return missing
}
