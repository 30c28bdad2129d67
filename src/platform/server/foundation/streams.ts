import type { EventEmitter } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

/**
 * An error that a stream reports after its reader has left has no listener, and would end the process. Whoever still
 * reads gets it all the same.
 */
export function heard<S extends EventEmitter>(stream: S): S {
  return stream.on('error', () => {})
}

export const readingStream = (path: string) => heard(createReadStream(path))

export const readingStreamOf = (file: FileHandle, range?: { start: number; end: number }) =>
  heard(file.createReadStream(range))

export const writingStream = (path: string, options: Parameters<typeof createWriteStream>[1]) =>
  heard(createWriteStream(path, options))

/** A stream of bytes. */
export const streamOf = (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array | string>): Readable =>
  heard(Readable.from(pieces, { objectMode: false }))

/** The lines of a stream of UTF-8. One that is longer than `longest` ends it with an error, as does what is no UTF-8. */
export async function* linesOf(bytes: Readable, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longest || lines.some((line) => line.length > longest)) throw new Error('A line is too long.')
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
