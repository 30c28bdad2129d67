const viewable = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain'])

/** Whether browsers display it, so that it can be opened in the viewer; a HEIC picture once its JPEG is made, with the thumbnail. */
export const canBeViewed = ({ fileType, thumbnail }: { fileType: string; thumbnail: string | null }): boolean =>
  viewable.has(fileType) || (fileType === 'image/heic' && thumbnail !== null)
