import type { Readable } from 'node:stream'
import { madeAnew } from '#platform/server/files/picture.ts'

/** As wide as an invitation is on a dense screen. */
export const resizePhotograph = (picture: Readable): Promise<Readable> =>
  madeAnew(picture, {
    width: 1024,
    height: 1024,
    fit: 'inside',
    withoutEnlargement: true,
    format: 'webp',
    mostPixels: 50_000_000,
  })
