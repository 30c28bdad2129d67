import type { Readable } from 'node:stream'
import { madeAnew } from '#server/files/picture.ts'

const most = { width: 800, height: 320 }

/** Small enough for a letterhead. */
export const resizeLogo = (picture: Readable): Promise<Readable> =>
  madeAnew(picture, (upright) => upright.resize({ ...most, fit: 'inside', withoutEnlargement: true }).png())
