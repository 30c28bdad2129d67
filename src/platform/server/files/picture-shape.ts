/** The format and size of the new picture, and the limits for the given one. */
export type PictureShape = {
  /** The file is a PDF, whose first page is drawn; without this, PDFs are refused. */
  of?: 'pdf'
  width: number
  height: number
  fit: 'cover' | 'inside'
  position?: 'attention' | 'top'
  withoutEnlargement?: boolean
  format: 'webp' | 'png' | 'jpeg'
  mostPixels: number
}

export const exitCodes = { unreadable: 3, tooManyPixels: 4 }
