import type { Readable } from 'node:stream'

export type StoredFile = { key: string; size: number }

/** Where the bytes of files live. Keys are the store's own; nothing of a caller's ever becomes part of one. */
export type FileStore = {
  put: (bytes: Readable) => Promise<StoredFile>
  get: (key: string) => Promise<{ bytes: Readable; size: number } | undefined>
  remove: (key: string) => Promise<void>
  /** Keys that have been there since before the given moment. */
  olderThan: (moment: Date) => AsyncIterable<string>
}
