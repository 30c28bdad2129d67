import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/web/test-page.tsx'
import { Introduction } from '#platform/web/ui/overlays/Introduction.tsx'

function Welcomed() {
  const [open, setOpen] = useState(false)
  const [used, use] = useState(0)
  return (
    <>
      <button onClick={() => setOpen(true)}>Begin</button>
      <button onClick={() => use(used + 1)}>Used {used}</button>
      {open && (
        <Introduction title="Welcome" text="A few words." confirm="Start" onClose={() => setOpen(false)}>
          <p>More words.</p>
        </Introduction>
      )}
    </>
  )
}

const introduction = page.getByRole('dialog', { name: 'Welcome' })
const begin = page.getByRole('button', { name: 'Begin' })

it('takes the focus, and gives it back when it is closed', async () => {
  await show(<Welcomed />)
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.keyboard('{Enter}'),
    () => introduction.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await begin.click()
    await expect.element(introduction).toHaveAccessibleDescription('A few words.')
    await expect.element(introduction.getByRole('button', { name: 'Start' })).toHaveFocus()
    await close()
    await expect.element(introduction).not.toBeInTheDocument()
    await expect.element(begin).toHaveFocus()
  }
})

it('stays while it is read, and closes when the page is used', async () => {
  await show(<Welcomed />)
  await begin.click()
  await introduction.getByText('More words.').click()
  await expect.element(introduction).toBeVisible()
  await page.getByRole('button', { name: 'Used 0' }).click()
  await expect.element(introduction).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Used 1' })).toBeVisible()
})
