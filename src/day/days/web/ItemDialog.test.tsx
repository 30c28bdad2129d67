import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Item } from '#day/days/contract/day-records.ts'
import { dayForTests, itemForTests, vendorForTests } from '#day/days/web/day-for-tests.ts'
import ItemDialog from '#day/days/web/ItemDialog.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import '#day/days/web/days.css'

const item = itemForTests({
  id: 5,
  title: 'Toast',
  start: '18:00',
  minutes: 30,
  place: 'Hall',
  details: 'One',
  vendorIds: [7],
})
const day = (items: Item[]) => dayForTests({ items, vendors: [vendorForTests(8, 'Ora'), vendorForTests(9, 'Fern')] })

const route = 'PATCH /api/days/1/items/5'
const onClose = vi.fn<() => void>()

/** The dialog, and what somebody else writes meanwhile. */
async function showDialog() {
  const others: { write?: (values: Partial<Item>) => void } = {}
  const Shown = () => {
    const [now, setNow] = useState(item)
    others.write = (values) => setNow((before) => ({ ...before, ...values }))
    return <ItemDialog day={day([now])} item={now} open onClose={onClose} />
  }
  await show(<Shown />)
  await expect.element(page.getByLabelText('Title')).toHaveValue('Toast')
  return (values: Partial<Item>) => others.write?.(values)
}
const save = () => page.getByRole('button', { name: 'Save Item' }).click()
const notes = page.getByRole('alert')

it('shows what somebody else has written in a changed field, and only there', async () => {
  const calls = answerCalls({ [route]: () => item })
  const write = await showDialog()
  await page.getByLabelText('Place').fill('Barn')
  await page.getByLabelText('Details').fill('Mine')
  write({ details: 'Theirs', title: 'Toasts' })
  await expect.element(page.getByLabelText('Title')).toHaveValue('Toasts')
  const words = 'Details: “Mine” has not been saved. In the meantime, someone else entered “Theirs”.'
  await expect.element(notes.filter({ hasText: words })).toBeVisible()
  expect(notes.elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.element(page.getByLabelText('Details')).toHaveValue('Theirs')
  await expect.element(notes).not.toBeInTheDocument()
  await save()
  await expect.poll(() => calls.bodies(route)).toEqual([{ place: 'Barn', previous: { place: 'Hall' } }])
})

it('is refused until a conflict is settled, and saves mine over what was shown', async () => {
  let write: (values: Partial<Item>) => void = () => {}
  const calls = answerCalls({
    [route]: ({ body }) => {
      const { previous } = body as { previous: Partial<Item> }
      if (previous.details === 'Theirs') return item
      write({ details: 'Theirs' })
      const issues = [{ path: 'details', message: 'Someone else changed this in the meantime.' }]
      throw new Refused(409, 'Someone else changed “Toast” in the meantime.', issues)
    },
  })
  write = await showDialog()
  await page.getByLabelText('Details').fill('Mine')
  await save()
  await expect.element(notes.filter({ hasText: 'Theirs' })).toBeVisible()
  await save()
  await expect.poll(() => calls.count(route)).toBe(2)
  await page.getByRole('button', { name: 'Use Mine' }).click()
  await expect.element(page.getByText('Somebody else')).not.toBeInTheDocument()
  await save()
  await expect.poll(() => calls.bodies(route).at(-1)).toEqual({ details: 'Mine', previous: { details: 'Theirs' } })
})

it('sends only vendors of the wedding', async () => {
  const calls = answerCalls({ [route]: () => item })
  await showDialog()
  await page.getByRole('checkbox', { name: /^Ora/ }).click()
  await save()
  await expect.poll(() => calls.bodies(route)).toEqual([{ vendorIds: [8], previous: { vendorIds: [7] } }])
})
