import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { PriceListCard } from '#money/price-list/web/public/PriceListCard.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

it('adds, changes and deletes services, and takes a deletion back', async () => {
  let kept: Service[] = []
  answerCalls({
    'GET /api/price-list': () => kept,
    'POST /api/price-list': ({ body }) => {
      const added = { ...(body as Service), id: 4, currency: 'USD' }
      kept = [...kept, added]
      return added
    },
    'PATCH /api/price-list/4': ({ body }) => {
      kept = [{ ...kept[0]!, ...(body as Partial<Service>) }]
      return kept[0]
    },
    'DELETE /api/price-list/4': () => void (kept = []),
  })
  await show(<PriceListCard />)
  await expect.element(page.getByText('No services yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Service' }).click()
  const added = page.getByRole('dialog', { name: 'New Service' })
  await added.getByRole('button', { name: 'Save Service' }).click()
  await expect.element(added.getByText('Please say what the service is.')).toBeVisible()
  await added.getByLabelText('Service').fill('Day of')
  await added.getByLabelText('Price').fill('1,200')
  await added.getByRole('button', { name: 'Save Service' }).click()
  await expect.element(page.getByRole('listitem').getByText('$1,200.00')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Day of' }).click()
  const changed = page.getByRole('dialog', { name: 'Edit Service' })
  await changed.getByLabelText('Price').fill('1300')
  await changed.getByRole('button', { name: 'Save Service' }).click()
  await expect.element(page.getByRole('listitem').getByText('$1,300.00')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Day of' }).click()
  await expect.element(page.getByText('No services yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('listitem').getByText('$1,300.00')).toBeVisible()
})

it('shows both prices where somebody else has changed the same meanwhile', async () => {
  let kept: Service = { id: 4, description: 'Day of', currency: 'USD', rate: '1200.00' }
  const { bodies } = answerCalls({
    'GET /api/price-list': () => [kept],
    'PATCH /api/price-list/4': () => {
      if (kept.rate === '1300.00') return kept
      kept = { ...kept, currency: 'USD', rate: '1300.00' }
      throw new Refused(409, 'Someone else changed “Day of” in the meantime.', [], { currency: 'USD', rate: kept.rate })
    },
  })
  await show(<PriceListCard />)
  await page.getByRole('button', { name: 'Edit Day of' }).click()
  await page.getByLabelText('Price').fill('1400')
  await page.getByRole('button', { name: 'Save Service' }).click()
  const both = 'Price: “1400” has not been saved. In the meantime, someone else entered “1300.00”.'
  await expect.element(page.getByText(both)).toBeVisible()
  await page.getByRole('button', { name: 'Use Mine' }).click()
  await page.getByRole('button', { name: 'Save Service' }).click()
  await expect
    .poll(() => bodies('PATCH /api/price-list/4').at(-1))
    .toMatchObject({ rate: '1400.00', previous: { rate: '1300.00' } })
})
