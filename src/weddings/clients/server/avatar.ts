import type { Readable } from 'node:stream'
import { madeAnew } from '#platform/server/files/picture.ts'

/** Cropped to a square around the most salient part. Photos may come straight from a camera. */
export const resizeAvatar = (picture: Readable): Promise<Readable> =>
  madeAnew(picture, {
    width: 512,
    height: 512,
    fit: 'cover',
    position: 'attention',
    format: 'webp',
    mostPixels: 50_000_000,
  })
