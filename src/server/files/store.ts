import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

export type StoredFile = { key: string; size: number }
/** From one byte to another, both included. */
export type ByteRange = { start: number; end: number }

/** Where the bytes of files live. Keys are the store's own; nothing of a caller's ever becomes part of one. */
export type FileStore = {
  /** All of the bytes, or nothing: if they end early, nothing stays. */
  put: (bytes: Readable) => Promise<StoredFile>
  /** The size is that of the bytes that come. */
  get: (key: string, range?: ByteRange) => Promise<{ bytes: Readable; size: number } | undefined>
  remove: (key: string) => Promise<void>
  /** Keys that have been there since before the given moment. */
  olderThan: (moment: Date) => AsyncIterable<string>
}

export const newKey = () => randomBytes(16).toString('hex')
export const isKey = (name: string) => /^[0-9a-f]{32}$/.test(name)

/** The store can't be reached, or does not answer as it should; it may be better in a moment. */
export class StoreTrouble extends Error {
  constructor(cause: unknown) {
    super(`The file store failed: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause })
  }
}
