import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/web/test-page.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'

function Form({ onSave }: { onSave: () => void }) {
  const [date, setDate] = useState('')
  return (
    <>
      <DateField label="Date" value={date} onChange={({ target }) => setDate(target.value)} />
      <button type="button" className="block h-4" onClick={onSave}>
        Save
      </button>
    </>
  )
}

it('does not take a button away from under a press when its hint goes', async () => {
  const onSave = vi.fn<() => void>()
  await show(<Form onSave={onSave} />)
  const field = page.getByRole('textbox', { name: 'Date' })
  await field.fill('12 jun 2027')
  await expect.element(page.getByText('June 12, 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  expect(onSave).toHaveBeenCalledOnce()
  await expect.element(field).toHaveValue('June 12, 2027')
  await expect.element(page.getByText('June 12, 2027')).not.toBeInTheDocument()
})

it('shows the date in full once the field is left by keyboard', async () => {
  await show(<Form onSave={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Date' })
  await field.fill('12 jun 2027')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('June 12, 2027')
})
