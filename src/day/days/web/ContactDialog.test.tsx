import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Contact } from '#day/days/contract/day-records.ts'
import ContactDialog from '#day/days/web/ContactDialog.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const mae: Contact = { id: 5, name: 'Aunt Mae', role: null, phone: '1', email: null, audience: 'studio' }

it('sends only what is changed, and lets choose where somebody else has changed the same meanwhile', async () => {
  const { bodies } = answerCalls({ 'PATCH /api/days/2/contacts/5': () => mae })
  const dialog = (contact: Contact) => <ContactDialog dayId={2} contact={contact} open onClose={() => {}} />
  const { rerender } = await show(dialog(mae))
  await page.getByLabelText('Phone').fill('2')
  await expect.element(page.getByLabelText('Role')).toHaveAttribute('placeholder', 'Maid of honor')
  await page.getByLabelText('Role').fill('Witness')
  await rerender(
    <QueryClientProvider client={cache}>
      {dialog({ ...mae, phone: '3', email: 'mae@example.com' })}
    </QueryClientProvider>,
  )
  await expect.element(page.getByLabelText('Email')).toHaveValue('mae@example.com')
  await expect
    .element(page.getByText('Phone: “2” has not been saved. In the meantime, someone else entered “3”.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Keep Theirs' }).click()
  await page.getByRole('button', { name: 'Save Contact' }).click()
  await expect
    .poll(() => bodies('PATCH /api/days/2/contacts/5'))
    .toEqual([{ role: 'Witness', previous: { role: null } }])
})
