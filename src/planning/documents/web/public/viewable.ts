const viewable = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain'])
/** Whether browsers display the type, so that it can be opened in the viewer. */
export const canBeViewed = (fileType: string): boolean => viewable.has(fileType)
