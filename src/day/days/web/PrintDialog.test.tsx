import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Day } from '#day/days/contract/day-records.ts'
import { dayForTests, vendorForTests } from '#day/days/web/day-for-tests.ts'
import PrintDialog from '#day/days/web/PrintDialog.tsx'
import { show } from '#test/web/test-page.tsx'

const vendors = [vendorForTests(7, 'Rosebud', { changedIn: 1 }), vendorForTests(8, 'Without a part')]
const day = dayForTests({ id: 4, version: 2, publishedAt: '2027-06-01T10:00:00Z', vendors })
const shown = (changes: Partial<Day>) => show(<PrintDialog day={{ ...day, ...changes }} open onClose={() => {}} />)

const link = page.getByRole('link', { name: 'Download PDF' })
const queryOf = () => Object.fromEntries(new URL((link.element() as HTMLAnchorElement).href).searchParams)

it('offers the sheets of all who have a part, in large letters too', async () => {
  await shown({})
  await expect.element(page.getByRole('radio')).toHaveLength(5)
  await expect.element(page.getByRole('radio', { name: 'Without a part' })).not.toBeInTheDocument()
  expect(queryOf()).toMatchObject({ for: 'studio' })
  await page.getByRole('radio', { name: 'Rosebud' }).click()
  expect(queryOf()).toMatchObject({ for: 'vendor', vendorId: '7' })
  expect(queryOf()).not.toHaveProperty('large')
  await page.getByRole('checkbox', { name: 'Large print' }).click()
  await page.getByRole('radio', { name: /All of them/ }).click()
  expect(queryOf()).toMatchObject({ for: 'all', large: 'yes' })
  await expect.element(page.getByText(/^Only the run sheet/)).not.toBeInTheDocument()
})

it('says that other sheets lack what is not published', async () => {
  const changes: Day['changes'] = [{ id: 1, title: 'Vows', kind: 'added', start: '15:00' }]
  await shown({ changes })
  await expect.element(page.getByText(/^Only the run sheet has the changes since version 2/)).toBeVisible()
})

it('offers only the run sheet while nothing is published', async () => {
  await shown({ version: 0, publishedAt: null })
  await expect.element(page.getByRole('radio')).toHaveLength(1)
  await expect.element(page.getByText(/once the day is published/)).toBeVisible()
})
