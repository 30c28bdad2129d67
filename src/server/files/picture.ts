import { Readable } from 'node:stream'
import type { Sharp } from 'sharp'
import { refuse } from '#server/http/refusal.ts'

const mostPixels = 60_000_000

/** Makes a picture anew: what is stored was made here, whatever was sent. */
export async function madeAnew(picture: Readable, shape: (upright: Sharp) => Sharp): Promise<Readable> {
  // Loaded with the first picture: it is the heaviest part of the server, and most runs never need it.
  const { default: sharp } = await import('sharp')
  const shaped = shape(sharp({ limitInputPixels: mostPixels, failOn: 'error' }).rotate())
  try {
    picture.once('error', () => shaped.end())
    const made = await picture.pipe(shaped).toBuffer()
    if (picture.errored) throw picture.errored
    return Readable.from([made])
  } catch {
    return refuse('wrong-type', {
      message: 'This is not a picture that Larkspur can read. Please choose a JPEG, PNG or WebP.',
    })
  }
}
