import type { Readable } from 'node:stream'
import { madeAnew } from '#platform/server/files/picture.ts'
import type { FileStore, StoredFile } from '#platform/server/files/store.ts'

export const heicType = 'image/heic'
export const jpegType = 'image/jpeg'

/** What every browser shows, in the size of a large print. */
const shape = {
  width: 4096,
  height: 4096,
  fit: 'inside',
  withoutEnlargement: true,
  format: 'jpeg',
  mostPixels: 50_000_000,
} as const

export const asJpeg = (picture: Readable): Promise<Readable> => madeAnew(picture, shape)

/** A JPEG in place of a stored HEIC picture, which is removed in any case. */
export async function replacedByJpeg(store: FileStore, { key }: StoredFile): Promise<StoredFile> {
  try {
    const file = await store.get(key)
    if (!file) throw new Error('A picture that was stored just now is gone.')
    return await store.put(await asJpeg(file.bytes))
  } finally {
    await store.remove(key)
  }
}

export const jpegName = (name: string): string => `${name.replace(/\.hei[cf]$/i, '')}.jpg`
