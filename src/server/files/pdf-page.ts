import { PDFiumLibrary } from '@hyzyla/pdfium'

type Wanted = { width: number; height: number; mostPixels: number }

/** Twice as large as it is wanted, so that thin lines are still there when it is shrunk. */
const oversize = 2

/** Draws the page so that it covers what is wanted. How large it says it is does not matter, only its proportions do. */
export async function drawFirstPage(pdf: Buffer, { width, height, mostPixels }: Wanted) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  if (document.getPageCount() === 0) throw new Error('There is no page')
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = oversize * Math.max(width / originalWidth, height / originalHeight)
  const drawn = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) }
  // A page that can't be loaded has no size.
  if (!(drawn.width * drawn.height <= mostPixels)) throw new Error('The page is too long or has no size')
  const { data } = await page.render(drawn)
  if (data.every((value) => value === 255)) throw new Error('The page is blank')
  return { data, ...drawn }
}
