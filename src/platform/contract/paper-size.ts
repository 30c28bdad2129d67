export const paperSizes = ['letter', 'a4'] as const
export type PaperSize = (typeof paperSizes)[number]
export const paperSizeNames: Record<PaperSize, string> = { letter: 'US Letter', a4: 'A4' }
