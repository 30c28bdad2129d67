import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const bare = { email: null, phone: null, website: null, address: null, notes: null, onePage: false, weddings: 0 }

/** A server with these vendors, by name and category. */
function studio(...vendors: [string, string][]) {
  const stored: Vendor[] = vendors.map(([name, category], at) => ({
    id: at + 1,
    plannerId: 9,
    ...bare,
    name,
    category,
  }))
  return answerCalls({
    'GET /api/vendors': () => stored.map((one) => ({ ...one })),
    'POST /api/vendors': ({ body }) => {
      const made = { id: 1, plannerId: 9, ...bare, ...(body as object) } as Vendor
      stored.push(made)
      return made
    },
    'PATCH /api/vendors/1': ({ body }) => Object.assign(stored[0]!, body),
    'DELETE /api/vendors/1': () => void stored.shift(),
  })
}

const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fleurs d’Été' })

it('adds a vendor whose input is right, and changes, finds and deletes it', async () => {
  const { count } = studio()
  await showPage('/vendors')
  await expect.element(page.getByText('No vendors yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Vendor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Vendor' })
  const add = dialog.getByRole('button', { name: 'Add Vendor' })
  await dialog.getByLabelText('Email').fill('no address')
  await add.click()
  await expect.element(dialog.getByLabelText('Vendor Name')).toHaveAccessibleDescription('Vendor name is required')
  await expect.element(dialog.getByLabelText('Category')).toHaveAccessibleDescription('Category is required')
  await expect.element(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Valid email is required')
  expect(count('POST /api/vendors')).toBe(0)
  await dialog.getByLabelText('Vendor Name').fill('Fleurs d’Été')
  await dialog.getByLabelText('Category').selectOptions('Florist')
  await dialog.getByLabelText('Email').fill('odile@fleurs.example')
  await dialog.getByLabelText('Website').fill('fleurs.example')
  await add.click()
  await expect.element(page.getByText('Vendor added successfully')).toBeVisible()

  await expect.element(card).toMatchTextContent(/Florist/)
  const site = card.getByRole('link', { name: /^Visit Website/ })
  await expect.element(site).toHaveAttribute('href', 'https://fleurs.example/')
  await expect.element(site).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expect.element(site).toHaveAttribute('target', '_blank')
  const mail = card.getByRole('link', { name: /^Email Fleurs/ })
  await expect.element(mail).toHaveAttribute('href', 'mailto:odile@fleurs.example')
  await expect.element(card.getByRole('button', { name: /^Call Fleurs/ })).toBeDisabled()

  await card.getByRole('button', { name: /^Edit Fleurs/ }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Vendor' })
  await expect.element(editing.getByLabelText('Vendor Name')).toHaveValue('Fleurs d’Été')
  await editing.getByLabelText('Phone').fill('+33 (4) 5550 102')
  await editing.getByRole('button', { name: 'Update Vendor' }).click()
  await expect.element(page.getByText('Vendor updated successfully')).toBeVisible()
  const call = card.getByRole('link', { name: /^Call Fleurs/ })
  await expect.element(call).toHaveAttribute('href', 'tel:+3345550102')

  await page.getByLabelText('Category').selectOptions('DJ')
  await expect.element(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await page.getByLabelText('Category').selectOptions('All Categories')
  await page.getByLabelText('Search vendors').fill('ETE florist')
  await expect.element(card).toBeVisible()

  await card.getByRole('button', { name: /^Delete Fleurs/ }).click()
  const question = page.getByRole('alertdialog')
  await expect
    .element(question)
    .toMatchTextContent(/Are you sure you want to delete this vendor\? It is not part of any wedding\./)
  await question.getByRole('button', { name: 'Delete Vendor' }).click()
  await expect.element(page.getByText('Vendor deleted successfully')).toBeVisible()
  await expect.element(page.getByText('No vendors yet')).toBeVisible()
})

it('keeps words and category in the address, and finds by them what it is opened with', async () => {
  studio(['Salt & Fern', 'florist'], ['Fern Strings', 'musician'], ['Old Barn', 'venue'])
  await showPage('/vendors?q=fern&category=florist')
  const words = page.getByLabelText('Search vendors')
  await expect.element(words).toHaveValue('fern')
  await expect.element(page.getByLabelText('Category')).toHaveValue('florist')
  await expect.element(page.getByText('1 of 3 vendors')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Salt & Fern' })).toBeVisible()
  await page.getByLabelText('Category').selectOptions('All Categories')
  await expect.element(page.getByText('2 of 3 vendors')).toBeVisible()
  await expect.poll(() => location.search).toBe('?q=fern')
  await page.getByLabelText('Category').selectOptions('Florist')
  await words.fill('barn')
  await expect.poll(() => location.search).toBe('?q=barn&category=florist')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/vendors')
  await expect.element(words).toHaveValue('')
  await expect.element(page.getByText('3 vendors')).toBeVisible()
})

it('shows a vendor that was added on its own page in the list', async () => {
  studio()
  await showPage('/new-vendor')
  await page.getByLabelText('Vendor Name').fill('DJ Marlowe')
  await page.getByLabelText('Category').selectOptions('DJ')
  await page.getByRole('button', { name: 'Add Vendor' }).click()
  await expect.element(page.getByText('Vendor added successfully')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/vendors')
  await expect.element(page.getByRole('heading', { name: 'DJ Marlowe' })).toBeVisible()
})
