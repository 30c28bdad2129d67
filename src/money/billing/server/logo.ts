import type { Readable } from 'node:stream'
import { madeAnew } from '#platform/server/files/picture.ts'

/** Small enough for a letterhead. */
export const resizeLogo = (picture: Readable): Promise<Readable> =>
  madeAnew(picture, {
    width: 800,
    height: 320,
    fit: 'inside',
    withoutEnlargement: true,
    format: 'png',
    mostPixels: 25_000_000,
  })
