import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { newKey } from '#platform/server/files/store.ts'

/**
 * Buffers an upload on disk until it is complete and counted, so that a slow or broken upload costs neither memory nor
 * a connection to the store. The file is unlinked at once, so that nothing remains even after a crash.
 */
export async function whenComplete<T>(
  folder: string,
  bytes: Readable,
  use: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, newKey())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await file.writeFile(bytes)
    return await use(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

const pieceBytes = 65_536

/** Not a read stream, which would close the shared file handle when it fails. */
export async function* readPart(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = start; at < start + length; at += pieceBytes) {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, start + length - at))
    await file.read(piece, 0, piece.length, at)
    yield piece
  }
}
