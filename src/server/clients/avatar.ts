import { Readable } from 'node:stream'
import { refuse } from '#server/http/refusal.ts'

const side = 512
const mostPixels = 60_000_000

/** Re-encoded and cut to a square: what is stored was made here, whatever was sent. */
export async function resizeAvatar(picture: Readable): Promise<Readable> {
  // Loaded with the first picture: it is the heaviest part of the server, and most runs never need it.
  const { default: sharp } = await import('sharp')
  const resize = sharp({ limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
  try {
    picture.once('error', () => resize.end())
    const made = await picture.pipe(resize).toBuffer()
    if (picture.errored) throw picture.errored
    return Readable.from([made])
  } catch {
    return refuse('wrong-type', {
      message: 'This is not a picture that Larkspur can read. Please choose a JPEG, PNG or WebP.',
    })
  }
}
