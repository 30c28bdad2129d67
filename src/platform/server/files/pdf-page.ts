import { PDFiumLibrary } from '@hyzyla/pdfium'

type Wanted = { width: number; height: number; mostPixels: number }

/** Drawn at twice the target size, so that thin lines survive the scaling. */
const oversize = 2

/** Draws the page so that it covers the target. Only the page's proportions matter, not its stated size. */
export async function drawFirstPage(pdf: Buffer, { width, height, mostPixels }: Wanted) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  if (document.getPageCount() === 0) throw new Error('There is no page')
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = oversize * Math.max(width / originalWidth, height / originalHeight)
  const drawn = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) }
  // A page that can't be loaded has no size (NaN).
  if (!(drawn.width * drawn.height <= mostPixels)) throw new Error('The page is too long or has no size')
  const { data } = await page.render(drawn)
  if (data.every((value) => value === 255)) throw new Error('The page is blank')
  return { data, ...drawn }
}
