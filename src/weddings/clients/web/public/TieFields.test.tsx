import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TieFields } from '#weddings/clients/web/public/TieFields.tsx'
import type { Offset } from '#platform/contract/offset.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const count = page.getByLabelText('How Many')
const unit = page.getByLabelText('Unit')
const side = page.getByLabelText('Before or After')

/** A form whose offset somebody else may replace. */
function Example({ theirs }: { theirs: Offset }) {
  const [value, setValue] = useState<Offset | null>({ months: 0, days: -28 })
  return (
    <>
      <TieFields clientId="7" value={value} onChange={setValue} />
      <button onClick={() => setValue({ ...theirs })}>Keep Theirs</button>
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const open = (theirs: Offset) => {
  answerCalls({ 'GET /api/clients': () => [] })
  return show(<Example theirs={theirs} />)
}
const keepTheirs = () => page.getByRole('button', { name: 'Keep Theirs' }).click()
const value = () => JSON.parse(page.getByRole('status').element().textContent) as unknown

it('shows an offset that the form takes from elsewhere, and changes only what is touched in it', async () => {
  await open({ months: 9, days: 0 })
  await expect.element(count).toHaveValue('4')
  await keepTheirs()
  await expect.element(count).toHaveValue('9')
  await expect.element(unit).toHaveValue('months')
  await expect.element(side).toHaveValue('after')
  await side.selectOptions('Before')
  expect(value()).toEqual({ months: -9, days: 0 })
})

it('shows it in place of what is no number', async () => {
  await open({ months: 0, days: -3 })
  await count.fill('four')
  await expect.element(count).toHaveAccessibleDescription('Please enter a whole number.')
  await keepTheirs()
  await expect.element(count).toHaveValue('3')
  await expect.element(unit).toHaveValue('days')
})

it('keeps one of months and days until it is changed', async () => {
  await open({ months: -2, days: 5 })
  await keepTheirs()
  await expect.element(count).toHaveValue('2')
  expect(value()).toEqual({ months: -2, days: 5 })
  await count.fill('3')
  expect(value()).toEqual({ months: -3, days: 0 })
})

it('leaves the unit as it is chosen', async () => {
  await open({ months: 0, days: -3 })
  await unit.selectOptions('Days')
  await count.fill('14')
  await expect.element(unit).toHaveValue('days')
  expect(value()).toEqual({ months: 0, days: -14 })
})
