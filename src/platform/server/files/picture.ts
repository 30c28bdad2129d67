import { spawn } from 'node:child_process'
import { msg } from '#platform/contract/locale/translate.ts'
import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { exitCodes, type PictureShape } from '#platform/server/files/picture-shape.ts'
import { whenComplete } from '#platform/server/files/waiting-room.ts'
import { refuse, told } from '#platform/server/foundation/refusal.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

const program = sourceOf('platform/server/files/picture-process.ts')
/** The slowest picture within the limits takes two seconds on an idle machine; the process runs at low priority. */
const patienceMs = 30_000
/** A scanned page takes half a second, but a PDF of a few kilobytes can take hours. */
const pdfPatienceMs = 10_000
/** In pages of 64 kB, for the WebAssembly modules: 512 MB for a HEIC picture of 50 megapixels, 256 MB for a PDF. */
const mostMemory = { picture: '--wasm-max-mem-pages=8192', pdf: '--wasm-max-mem-pages=4096' }
/** Further callers would have to wait too long and are refused. */
const mostWaiting = 30

let waiting = 0
let lastInLine: Promise<unknown> = Promise.resolve()

/** Re-encodes a picture, so that stored bytes are always our own. One at a time, once all bytes have arrived. */
export const madeAnew = (picture: Readable, shape: PictureShape): Promise<Readable> =>
  whenComplete(tmpdir(), picture, async (file) => streamOf([await inTurn(() => decode(file, shape))]))

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) refuse('busy')
  waiting += 1
  const done = lastInLine.then(work)
  lastInLine = done.catch(() => {})
  return done.finally(() => (waiting -= 1))
}

/** In a process without our secrets, at low priority, that is killed when it takes too long. */
async function decode(file: FileHandle, shape: PictureShape): Promise<Buffer> {
  const child = spawn(process.execPath, [mostMemory[shape.of ?? 'picture'], program, JSON.stringify(shape)], {
    env: {},
    stdio: [file.fd, 'pipe', 'ignore'],
    timeout: shape.of === 'pdf' ? pdfPatienceMs : patienceMs,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close')
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [made, [code]] = await Promise.all([buffer(child.stdout as Readable), ended])
  if (code === 0) return made
  if (code === exitCodes.tooManyPixels) {
    const most = Math.floor(shape.mostPixels / 1_000_000)
    refuse('too-large', told('Please choose a picture of at most {most} megapixels.', { most }))
  }
  return refuse('wrong-type', {
    message: msg('This is not a picture that Larkspur can read. Please choose a JPEG, PNG, WebP, or HEIC.'),
  })
}
