/** A PDF of one page, as few bytes as there can be. What has no table of contents is read from its beginning. */
export function pdfOf(drawing: string, { box = '0 0 300 400', objects = '', resources = '' } = {}): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources}>>>> endobj`,
      `4 0 obj <</Length ${drawing.length}>> stream\n${drawing}\nendstream endobj`,
      objects,
      'trailer <</Root 1 0 R>>\n',
    ].join('\n'),
  )
}

const square = '0 0 100 100 re f'

/** Draws itself within itself, three times, and so on. */
const endless = (() => {
  const within = '/F Do /F Do /F Do'
  const form = `<</Type/XObject/Subtype/Form/BBox[0 0 300 400]/Resources<</XObject<</F 5 0 R>>>>/Length ${within.length}>>`
  return pdfOf('/F Do', {
    objects: `5 0 obj ${form} stream\n${within}\nendstream endobj`,
    resources: '/XObject<</F 5 0 R>>',
  })
})()

/** None of them has a first page that could be shown. */
export const undrawablePdfs: [name: string, bytes: Buffer][] = [
  ['no more than a head', Buffer.from('%PDF-1.4\n')],
  ['cut off', pdfOf(square).subarray(0, 120)],
  ['without pages', Buffer.from(pdfOf(square).toString().replace('Kids[3 0 R]/Count 1', 'Kids[]/Count 0'))],
  ['blank', pdfOf('')],
  ['a thousand times as long as wide', pdfOf(square, { box: '0 0 10 10000' })],
  ['needing more memory than there is', endless],
]

/** Large in its own words, and no larger than others once it is drawn. */
export const giantPdf = pdfOf('0 0 1000000000 1000000000 re f', { box: '0 0 1000000000 1000000000' })

/** Twelve kilobytes of dashed lines, each of millions of dashes. */
export const slowPdf = pdfOf(`[0.0001 0.0001] 0 d ${'0 0 m 300 400 l S '.repeat(600)}`)
