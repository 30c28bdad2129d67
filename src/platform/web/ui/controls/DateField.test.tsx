import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defaultLocale, defaultRegion, type Region } from '#platform/contract/locale/region.ts'
import { wearLocale, wearRegion } from '#platform/web/locale/here.ts'
import { speak } from '#platform/web/locale/t.ts'
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

function liveIn(region: Partial<Region>): void {
  onTestFinished(() => wearLocale(defaultLocale))
  wearRegion({ ...defaultRegion, ...region })
}

it('says in words how it reads numbers, which the country decides', async () => {
  liveIn({ country: 'FR', dateOrder: 'day', weekStart: 'monday' })
  await show(<Form onSave={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Date' })
  await field.fill('04/09/2027')
  await expect.element(page.getByText('4 September 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Pick a date' }).click()
  await expect.element(page.getByRole('gridcell').first()).toHaveAccessibleName(/^Monday/)
})

it('asks which of two dates is meant where the country does not say', async () => {
  liveIn({ country: 'CA', dateOrder: 'year' })
  const onSave = vi.fn<() => void>()
  await show(<Form onSave={onSave} />)
  const field = page.getByRole('textbox', { name: 'Date' })
  await field.fill('04/09/2027')
  await expect.element(page.getByText('Is it April 9, 2027 or September 4, 2027? Please name the month.')).toBeVisible()
  await field.fill('2027-09-04')
  await expect.element(page.getByText('September 4, 2027', { exact: true })).toBeVisible()
})

it('names the days of its calendar in the viewer’s language', async () => {
  onTestFinished(() => speak('en'))
  onTestFinished(() => wearLocale(defaultLocale))
  await speak('fr')
  wearRegion({ ...defaultRegion, country: 'FR', dateOrder: 'day', weekStart: 'monday' })
  await show(<Form onSave={() => {}} />)
  await page.getByRole('textbox', { name: 'Date' }).fill('4/9/2027')
  await page.getByRole('button', { name: /date$/ }).click()
  await expect.element(page.getByRole('button', { name: /^samedi 4 septembre 2027/ })).toBeVisible()
  expect(document.querySelector('th')?.textContent).toBe('lu')
  await expect.element(page.getByLabelText('Choose the Month')).toHaveDisplayValue('septembre')
})
