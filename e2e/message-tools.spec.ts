import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { toastOf } from './toasts.ts'
import { test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, details: { venue: '' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a planner fills a template, links a task, and sends a message later', async ({
  page,
  wedding: { id, portal },
}) => {
  await page.request.post('/api/tasks', { data: { clientId: id, title: 'Choose the band', assignedTo: 'client' } })
  await page.request.post('/api/tasks', { data: { clientId: id, title: 'My own note' } })
  await page.goto(`/messages?client=${id}`)
  const field = page.getByLabel('Message to Grace Liu & Oliver Hart')
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More for this message' }).press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }

  await field.fill('P.S.: bring cake.')
  await field.press('Home')
  await choose('Use a template…')
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await expect(templates).toContainText('No templates yet')
  await inspect(page)
  await templates.getByRole('button', { name: 'New Template' }).click()
  const form = page.getByRole('dialog', { name: 'New Template' })
  await form.getByLabel('Name').fill('Tasting')
  await form.getByLabel('Text').fill('Dear {couple}, see you at {venue}.\n')
  await expect(form).toContainText('{venue}: no venue yet')
  await inspect(page)
  await form.getByRole('button', { name: 'Save Template' }).click()
  await templates.getByRole('button', { name: /^Tasting/ }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Dear Grace Liu & Oliver Hart, see you at {venue}.P.S.: bring cake.')
  await expect(page.getByText('{venue}: no venue yet')).toBeVisible()
  await page.keyboard.type(' Really! ')
  await expect(field).toHaveValue('Dear Grace Liu & Oliver Hart, see you at {venue}. Really! P.S.: bring cake.')
  await field.fill('Dear {couple}, this one is yours.')
  await page.getByRole('button', { name: 'Fill In' }).click()
  await expect(field).toHaveValue('Dear Grace Liu & Oliver Hart, this one is yours.')
  await expect(page.getByText('no venue yet')).toHaveCount(0)

  await choose('Attach a link…')
  const links = page.getByRole('dialog', { name: 'Attach Links' })
  await expect(links.getByLabel('My own note')).toHaveCount(0)
  await links.getByLabel('Choose the band').check()
  await inspect(page)
  await links.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Links to send' })).toContainText('Choose the band')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const log = page.getByRole('log')
  await expect(log.getByRole('link', { name: /Choose the band/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Links to send' })).toHaveCount(0)

  await field.fill('Good morning')
  await choose('Send later…')
  const later = page.getByRole('dialog', { name: 'Send Later' })
  await expect(later.getByLabel('Message')).toHaveValue('Good morning')
  await later.getByRole('button', { name: 'Tomorrow 9:00' }).click()
  await inspect(page)
  await later.getByRole('button', { name: 'Schedule Message' }).click()
  await expect(toastOf(page, 'Message scheduled')).toContainText('9:00 AM')
  await expect(field).toHaveValue('')
  const waiting = log.getByRole('region', { name: 'Scheduled messages' })
  await expect(waiting).toContainText('Good morning')
  await inspect(page)

  await portal.goto(`/client-portal/${id}?tab=messages`)
  const thread = portal.getByRole('log')
  await expect(thread).toContainText('this one is yours')
  await expect(thread).not.toContainText('Good morning')
  await inspect(portal)
  await waiting.getByRole('button', { name: 'Send Now' }).click()
  await expect(thread).toContainText('Good morning')
  await expect(waiting).toHaveCount(0)
  await thread.getByRole('link', { name: /Choose the band/ }).click()
  await expect(portal.getByRole('tab', { name: 'Tasks' })).toHaveAttribute('aria-selected', 'true')
  await expect(portal.getByRole('checkbox', { name: 'Choose the band' }).last()).toBeFocused()
  await log.getByRole('link', { name: /Choose the band/ }).click()
  await expect(page).toHaveURL(/\/tasks\/\d+$/)
})
