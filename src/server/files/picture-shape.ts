/** What a picture is made into, and how large it may be before. */
export type PictureShape = {
  /** The first page is drawn; without this, a PDF is no picture. */
  of?: 'pdf'
  width: number
  height: number
  fit: 'cover' | 'inside'
  position?: 'attention' | 'top'
  withoutEnlargement?: boolean
  format: 'webp' | 'png'
  mostPixels: number
}

export const exitCodes = { unreadable: 3, tooManyPixels: 4 }
