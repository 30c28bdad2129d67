import type { Readable } from 'node:stream'
import { madeAnew } from '#server/files/picture.ts'

const side = 512

/** Cut to a square around what matters in it. */
export const resizeAvatar = (picture: Readable): Promise<Readable> =>
  madeAnew(picture, (upright) =>
    upright.resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  )
