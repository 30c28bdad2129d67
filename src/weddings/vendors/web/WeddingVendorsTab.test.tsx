import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import WeddingVendorsTab from '#weddings/vendors/web/WeddingVendorsTab.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

const client = { id: 7 } as Client
const vendors = Array.from({ length: 12 }, (_, n) => ({
  id: n + 1,
  name: `Vendor ${String(n + 1).padStart(2, '0')}`,
  category: 'florist',
  email: null,
  phone: null,
  website: null,
  address: null,
  notes: null,
  onePage: false,
  weddings: 0,
}))
const part = (vendor: (typeof vendors)[number], more: object = {}) => ({
  id: vendor.id,
  clientId: 7,
  vendorId: vendor.id,
  status: 'potential',
  contactName: null,
  fee: null,
  notes: null,
  sameDay: [],
  vendor,
  ...more,
})

it('adds nine vendors by ten presses, one of them new by one more', async () => {
  cache.clear()
  const { bodies } = answerCalls({
    'GET /api/clients/7/vendors': () => [part(vendors[11]!)],
    'GET /api/vendors': () => vendors,
    'POST /api/clients/7/vendors/several': () => ({
      batch: 5,
      changed: 9,
      booked: [{ vendor: 'Vendor 03', couple: 'Ida & Lee' }],
    }),
  })
  await show(<WeddingVendorsTab client={client} />)
  let presses = 0
  const press = async (role: 'checkbox' | 'button', name: RegExp | string) => {
    presses++
    await page.getByRole(role, { name }).click()
  }
  await expect.element(page.getByRole('checkbox', { name: 'Vendor 12 · Florist' })).not.toBeInTheDocument()
  for (const { name } of vendors.slice(0, 8)) await press('checkbox', `${name} · Florist`)
  await page.getByRole('searchbox', { name: 'Search or add vendors' }).fill('DJ Marlowe')
  presses++
  await page.getByLabelText('Add “DJ Marlowe” as a new').selectOptions('dj')
  presses++
  await press('button', 'Add 9 Vendors')
  await expect
    .element(page.getByText('9 vendors joined this wedding. Vendor 03 is already booked for Ida & Lee on this day.'))
    .toBeVisible()
  expect(presses).toBeLessThanOrEqual(12)
  expect(bodies('POST /api/clients/7/vendors/several')).toEqual([
    { vendorIds: [1, 2, 3, 4, 5, 6, 7, 8], added: [{ name: 'DJ Marlowe', category: 'dj' }], status: 'potential' },
  ])
})

it('lets choose where somebody else has changed the same note meanwhile', async () => {
  cache.clear()
  let notes: string | null = null as string | null
  const { bodies } = answerCalls({
    'GET /api/clients/7/vendors': () => [part(vendors[0]!, { notes })],
    'GET /api/vendors': () => vendors,
    'PATCH /api/clients/7/vendors/1': ({ body }) => {
      const { previous } = body as { previous: { notes: string | null } }
      if (previous.notes !== notes) throw new Refused(409, 'Changed', [], { notes: notes ?? '' })
      return part(vendors[0]!, { notes: 'Mine' })
    },
  })
  await show(<WeddingVendorsTab client={client} />)
  await page.getByRole('button', { name: 'Contact, fee, and notes of Vendor 01' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vendor 01' })
  await dialog.getByLabelText('Notes for this wedding').fill('Mine')
  notes = 'Theirs'
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(
      dialog.getByText(
        /Notes for this wedding: “Mine” has not been saved. In the meantime, someone else entered “Theirs”./,
      ),
    )
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Use Mine' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('PATCH /api/clients/7/vendors/1').at(-1)).toEqual({ notes: 'Mine', previous: { notes: 'Theirs' } })
})

it('says for whom a vendor works on the same day', async () => {
  cache.clear()
  const other = (status: string, couple = 'Ida & Lee') => ({ clientId: 9, couple, status })
  answerCalls({
    'GET /api/clients/7/vendors': () => [
      part(vendors[0]!, { status: 'confirmed', sameDay: [other('booked'), other('confirmed', 'Noor')] }),
      part(vendors[1]!, { sameDay: [other('confirmed')] }),
      part(vendors[2]!, { status: 'booked', sameDay: [other('contacted')] }),
      part(vendors[3]!),
    ],
    'GET /api/vendors': () => vendors,
  })
  await show(<WeddingVendorsTab client={client} />)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Vendor 01').getByText('Also booked for Ida & Lee and Noor on this day')).toBeVisible()
  await expect.element(row('Vendor 02').getByText('Already booked for Ida & Lee on this day')).toBeVisible()
  await expect.element(row('Vendor 03').getByText('Also considered for Ida & Lee on this day')).toBeVisible()
  await expect.element(row('Vendor 04').getByText('on this day')).not.toBeInTheDocument()
})
