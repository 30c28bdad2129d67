import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import EditClientDialog from '#weddings/clients/web/EditClientDialog.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

const grace = {
  id: 7,
  partnerOneName: 'Grace',
  partnerTwoName: 'Oliver',
  email: 'grace@example.com',
  phone: null,
  weddingDate: '2031-06-14',
  venue: null,
  status: 'consultation',
} as Client

function Opener({ client }: { client: Client }) {
  const [open, setOpen] = useState(true)
  return (
    <EditClientDialog client={client} open={open} reDatingOf={async () => undefined} onClose={() => setOpen(false)} />
  )
}
const dialog = page.getByRole('dialog', { name: 'Edit Client' })
const update = () => dialog.getByRole('button', { name: 'Update Client' }).click()

it('wants a second name, a date and an address, and offers the status that the couple has', async () => {
  const { count } = answerCalls({})
  await show(<Opener client={{ ...grace, partnerTwoName: null, weddingDate: null }} />)
  const status = dialog.getByLabelText('Status')
  await expect.element(status).toHaveValue('consultation')
  const offered = [...(status.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(offered).toEqual(['Consultation', 'Inquiry', 'Contracted', 'Planning', 'Completed'])
  await dialog.getByLabelText('Email').fill('not an address')
  await update()
  await expect
    .element(dialog.getByLabelText('Partner 2 Name'))
    .toHaveAccessibleDescription('Partner 2 name is required')
  await expect.element(dialog.getByLabelText('Wedding Date')).toHaveAccessibleDescription('Wedding date is required')
  await expect.element(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Valid email is required')
  expect(count('PATCH /api/clients/7')).toBe(0)
})

it('is closed by Escape also while a toast covers it, and the next Escape closes the toast', async () => {
  answerCalls({
    'PATCH /api/clients/7': () => {
      throw new Refused(503, '')
    },
  })
  await show(<Opener client={grace} />)
  await dialog.getByLabelText('Venue (Optional)').fill('Fern Hill')
  await update()
  await expect.element(page.getByText('Failed to update client').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const kept = page.getByText('Draft kept')
  await expect.element(kept).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(kept).not.toBeInTheDocument()
})

it('sends only what is changed, and lets choose where somebody else has changed the same meanwhile', async () => {
  const { bodies } = answerCalls({ 'PATCH /api/clients/7': () => ({}) })
  const shown = await show(<Opener client={{ ...grace, venue: 'Barn' }} />)
  await dialog.getByLabelText('Venue (Optional)').fill('Mill')
  await dialog.getByLabelText('Phone (Optional)').fill('123')
  const again = (client: Client) =>
    shown.rerender(
      <QueryClientProvider client={cache}>
        <Opener client={client} />
      </QueryClientProvider>,
    )
  await again({ ...grace, venue: 'Fern Hill', partnerOneName: 'Gracie' })
  await expect.element(dialog.getByLabelText('Partner 1 Name')).toHaveValue('Gracie')
  await expect
    .element(page.getByText(/Venue: “Mill” has not been saved. In the meantime, someone else entered “Fern Hill”./))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Use Mine' }).click()
  await update()
  await expect
    .poll(() => bodies('PATCH /api/clients/7'))
    .toEqual([{ id: 7, venue: 'Mill', phone: '123', previous: { venue: 'Fern Hill', phone: null } }])
})

it('says whose wedding is on the new date', async () => {
  cache.clear()
  const other = { ...grace, id: 8, partnerOneName: 'Ida', partnerTwoName: 'Lee', weddingDate: '2031-06-21' }
  answerCalls({ 'GET /api/clients': () => [grace, other] })
  await show(<Opener client={grace} />)
  const taken = dialog.getByText('On June 21, 2031 you already have the wedding of Ida & Lee.')
  const field = dialog.getByLabelText('Wedding Date')
  await expect.element(field).toBeVisible()
  await expect.element(taken).not.toBeInTheDocument()
  await field.fill('June 21, 2031')
  await userEvent.keyboard('{Tab}')
  await expect.element(taken).toBeVisible()
})
