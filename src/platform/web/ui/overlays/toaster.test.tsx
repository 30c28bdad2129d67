import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { show } from '#test/web/test-page.tsx'

it('leaves the field alone that is being corrected', async () => {
  await show(
    <>
      <input aria-label="Above" style={{ position: 'fixed', top: 100, left: 16 }} />
      <input aria-label="Email" style={{ position: 'fixed', right: 16, bottom: 24, width: 300, height: 48 }} />
    </>,
  )
  const box = () => document.querySelector('.toasts')!.getBoundingClientRect()
  const field = page.getByLabelText('Email')
  await page.getByLabelText('Above').click()
  toast({ title: 'Error', text: 'Please look again.', variant: 'destructive' })
  await expect.poll(() => box().height).toBeGreaterThan(0)
  expect(box().bottom).toBeGreaterThan(innerHeight / 2)
  ;(field.element() as HTMLInputElement).focus()
  const { top } = field.element().getBoundingClientRect()
  await expect.poll(() => box().bottom <= top).toBe(true)
  ;(page.getByLabelText('Above').element() as HTMLInputElement).focus()
  await expect.poll(() => box().bottom > innerHeight / 2).toBe(true)
})

it('leaves the menu alone that is open', async () => {
  const menu = (
    <div style={{ position: 'fixed', right: 16, bottom: 24 }}>
      <Menu label="Actions" items={['View', 'Edit', 'Delete'].map((label) => ({ label, onSelect: () => {} }))}>
        <button type="button">Actions</button>
      </Menu>
    </div>
  )
  await show(menu)
  toast({ title: 'Draft kept', text: 'What you typed is there when you open this again.' })
  const box = () => document.querySelector('.toasts')!.getBoundingClientRect()
  await expect.poll(() => box().height).toBeGreaterThan(0)
  ;(page.getByRole('button', { name: 'Actions' }).element() as HTMLButtonElement).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const top = () => page.getByRole('menu').element().getBoundingClientRect().top
  await expect.poll(() => box().bottom <= top()).toBe(true)
})
