import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

export type StoredFile = { key: string; size: number }
/** A range of bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** File storage. The store makes the keys; they never contain user input. */
export type FileStore = {
  /** All or nothing: if the stream breaks off, nothing is stored. */
  put: (bytes: Readable) => Promise<StoredFile>
  /** The size is that of the returned bytes. */
  get: (key: string, range?: ByteRange) => Promise<{ bytes: Readable; size: number } | undefined>
  remove: (key: string) => Promise<void>
  /** Keys stored before the given time. */
  olderThan: (moment: Date) => AsyncIterable<string>
}

export const newKey = () => randomBytes(16).toString('hex')
export const isKey = (name: string) => /^[0-9a-f]{32}$/.test(name)

/** The store can't be reached or answers with an error; a retry may succeed. */
export class StoreTrouble extends Error {
  constructor(cause: unknown) {
    super(`The file store failed: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause })
  }
}
