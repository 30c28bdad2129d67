import { expect, test } from './demo-journey.ts'
import { distance, fileOf, pictures, takePictures } from './pictures.ts'

/** Dates and what is due move on each day; a page that looks different is further away. */
const mostApart = 12

test('the pictures of the documentation show the product as it is', async ({ browser, demo, ids }) => {
  const taken = await takePictures(browser, demo, ids)
  expect([...taken.keys()].toSorted()).toEqual(Object.keys(pictures).toSorted())
  for (const [name, bytes] of taken)
    expect(await distance(bytes, fileOf(name)), `${name}: npm run pictures takes it anew`).toBeLessThan(mostApart)
  const [dashboard, portal] = [taken.get('dashboard')!, taken.get('portal')!]
  expect(await distance(dashboard, portal)).toBeGreaterThan(mostApart)
})
