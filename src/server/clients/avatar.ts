import type { Readable } from 'node:stream'
import { madeAnew } from '#server/files/picture.ts'

/** Cut to a square around what matters in it. A photograph may come as the camera took it. */
export const resizeAvatar = (picture: Readable): Promise<Readable> =>
  madeAnew(picture, {
    width: 512,
    height: 512,
    fit: 'cover',
    position: 'attention',
    format: 'webp',
    mostPixels: 50_000_000,
  })
