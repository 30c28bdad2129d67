import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dayForTests, itemForTests, vendorForTests } from '#day/days/web/day-for-tests.ts'
import SeveralDialog from '#day/days/web/SeveralDialog.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const items = [
  itemForTests({ id: 1, title: 'Vows', start: '14:00', place: 'Garden', vendorIds: [7, 8] }),
  itemForTests({ id: 2, title: 'Cake', start: '16:00', place: 'Hall', vendorIds: [8] }),
]
const day = dayForTests({ items, vendors: [vendorForTests(7, 'Lena'), vendorForTests(8, 'Otto')] })

async function shown() {
  const calls = answerCalls({
    [`POST /api/days/${day.id}/items/change`]: () => ({ count: 2 }),
    [`GET /api/days/${day.id}`]: () => day,
  })
  await show(<SeveralDialog day={day} items={items} open onClose={() => {}} onDone={() => {}} />)
  return () => calls.bodies(`POST /api/days/${day.id}/items/change`)
}

it('adds and removes vendors of all items, and leaves what was not touched', async () => {
  const sent = await shown()
  await expect.element(page.getByRole('checkbox', { name: /Otto/ })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /Lena/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /Lena/ }).click()
  await page.getByRole('checkbox', { name: /Otto/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(sent).toEqual([{ ids: [1, 2], addVendorIds: [7], removeVendorIds: [8] }])
})

it('sets a place for all items', async () => {
  const sent = await shown()
  await expect
    .element(page.getByText('These items have different places, which stay unless you type one.'))
    .toBeVisible()
  await page.getByLabelText('Place').fill('Terrace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(sent).toEqual([{ ids: [1, 2], addVendorIds: [], removeVendorIds: [], place: 'Terrace' }])
})
