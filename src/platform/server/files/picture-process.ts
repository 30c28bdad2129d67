import { fstatSync, readSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { isHeic } from '#platform/server/files/heic-picture.ts'
import { exitCodes, type PictureShape } from '#platform/server/files/picture-shape.ts'

/**
 * Decodes one uploaded picture or PDF from standard input and writes a new picture to standard output. It is a process
 * of its own so that it can be killed and its memory is freed.
 */
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}`) })

const { of, mostPixels, format, ...size } = JSON.parse(process.argv[2] ?? '') as PictureShape

/** From the start of the file: the parent's write has moved the shared position. */
function readInput(): Buffer {
  const bytes = Buffer.alloc(fstatSync(0).size)
  for (let at = 0; at < bytes.length;) {
    const read = readSync(0, bytes, at, bytes.length - at, at)
    if (read === 0) break
    at += read
  }
  return bytes
}

function checkSize(width: number, height: number): void {
  if (width * height > mostPixels) process.exit(exitCodes.tooManyPixels)
}

const options = { limitInputPixels: mostPixels, failOn: 'error' } as const

async function openPicture(input: Buffer): Promise<Sharp> {
  // The header alone tells the dimensions.
  const { width, height } = await sharp(input, { ...options, limitInputPixels: false }).metadata()
  checkSize(width, height)
  return sharp(input, options).autoOrient()
}

async function openHeic(input: Buffer): Promise<Sharp> {
  const { drawHeic } = await import('#platform/server/files/heic-picture.ts')
  const { data, width, height } = await drawHeic(input, checkSize)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const openingOf = (input: Buffer) => (of === 'pdf' ? openPdf : isHeic(input) ? openHeic : openPicture)

async function openPdf(input: Buffer): Promise<Sharp> {
  const { drawFirstPage } = await import('#platform/server/files/pdf-page.ts')
  const { data, width, height } = await drawFirstPage(input, { ...size, mostPixels })
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

async function makeAnew(): Promise<Buffer> {
  const input = readInput()
  const shaped = (await openingOf(input)(input)).resize(size)
  if (format === 'jpeg') return shaped.flatten({ background: 'white' }).jpeg({ quality: 88, mozjpeg: true }).toBuffer()
  return (format === 'webp' ? shaped.webp({ quality: 82 }) : shaped.png()).toBuffer()
}

process.stdout.end(await makeAnew().catch(() => process.exit(exitCodes.unreadable)))
