/** What a picture is made into, and how large it may be before. */
export type PictureShape = {
  width: number
  height: number
  fit: 'cover' | 'inside'
  position?: 'attention'
  withoutEnlargement?: boolean
  format: 'webp' | 'png'
  mostPixels: number
}

export const exitCodes = { unreadable: 3, tooManyPixels: 4 }
