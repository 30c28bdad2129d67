import type { Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { join, joinByCalls } from './join-team.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'
import { runningDay } from './running-day.ts'

const couple = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com', weddingDate: '2031-06-14' }

test.beforeEach(({ page }) => skipIntroductions(page))

async function invite(page: Page, name: string, email: string, role: string, wedding?: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the Team' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption({ label: role })
  if (wedding) {
    await dialog.getByRole('checkbox', { name: wedding }).check()
    await inspect(page)
  }
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(toastOf(page, 'Invitation sent')).toContainText(email)
}

const entries = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

test('an assistant is invited, sees no money, gets a task, becomes a planner, and is removed', async ({
  page,
  planner,
  browser,
  instance,
}) => {
  const clientId = await planner.addClient(couple)
  const email = `ada-${planner.username}@team.example`
  await page.goto('/settings?tab=team')
  await invite(page, 'Ada', email, 'Assistant')
  const ada = await join(browser, instance, email, inspect)

  await test.step('an assistant sees no money', async () => {
    await expect(ada).toHaveURL('/')
    await expect(entries(ada).filter({ hasText: 'Money' })).toHaveCount(0)
    await ada.goto('/invoices')
    await expect(ada).toHaveURL('/')
    await ada.goto(`/clients/${clientId}`)
    await expect(ada.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await expect(ada.getByRole('tab', { name: 'Billing' })).toHaveCount(0)
    await ada.goto('/settings')
    await expect(ada.getByRole('tab')).toHaveText([
      'Profile',
      'Notifications',
      'Security',
      'Your Look',
      'Calendars',
      'Emails to Couples',
      'Import, Export, API',
    ])
    await ada.getByRole('tab', { name: 'Import, Export, API' }).click()
    await expect(ada.getByRole('heading', { name: 'Import a List' })).toBeVisible()
    await expect(ada.getByRole('heading', { name: 'API tokens' })).toHaveCount(0)
  })

  await test.step('a task is given to the assistant', async () => {
    const candles = (by: Page) => by.getByRole('main').getByRole('listitem').filter({ hasText: 'Order the candles' })
    await page.goto('/tasks')
    await page.getByRole('button', { name: 'New Task' }).click()
    const task = page.getByRole('dialog', { name: 'New Task' })
    await task.getByLabel('Title').fill('Order the candles')
    await task.getByLabel('Assigned To').selectOption({ label: 'Ada' })
    await task.getByRole('button', { name: 'Create Task' }).click()
    await expect(toastOf(page, 'Task created')).toBeVisible()
    await expect(candles(page)).toContainText('With Ada')
    await ada.goto('/tasks')
    await ada.getByLabel('Assigned to').selectOption({ label: 'You' })
    await expect(candles(ada)).toContainText('With you')
    await page.getByLabel('Assigned to').selectOption({ label: 'You' })
    await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible()
  })

  await test.step('the assistant becomes a planner, and is removed', async () => {
    await page.goto('/settings?tab=team')
    await page.getByRole('button', { name: 'Actions for Ada' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Planner' })
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await ada.goto('/invoices')
    await expect(ada.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Ada' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Actions for Ada' })).toHaveCount(0)
    await expect(ada).toHaveURL(/\/login/)
    await ada.context().close()
  })
})

test('a bookkeeper sees only money, and a day-of member only the day', async ({ page, planner, browser, instance }) => {
  const clientId = await planner.addClient(couple)
  await planner.addClient({ ...couple, partnerOneName: 'Grace', email: 'grace@example.com' })
  await runningDay(page.request, clientId, 3)
  const at = (name: string) => `${name}-${planner.username}@team.example`
  await page.goto('/settings?tab=team')
  await invite(page, 'Ben', at('ben'), 'Bookkeeper')
  await invite(page, 'Dora', at('dora'), 'Day-of', 'Emma & James')

  await test.step('a bookkeeper sees only money', async () => {
    const ben = await joinByCalls(browser, instance, at('ben'), 'Ben')
    await ben.goto('/')
    await expect(ben).toHaveURL('/invoices')
    await expect(entries(ben)).toHaveText(['Money', 'Settings'])
    await ben.goto('/tasks')
    await expect(ben).toHaveURL('/invoices')
    await ben.context().close()
  })

  await test.step('a day-of member sees only the day', async () => {
    const dora = await joinByCalls(browser, instance, at('dora'), 'Dora')
    await dora.goto('/')
    await expect(dora).toHaveURL('/days')
    await expect(entries(dora)).toHaveText(['Wedding Days', 'Settings'])
    await dora.getByRole('link', { name: /Emma & James/ }).click()
    await expect(dora).toHaveURL(/\/day\/\d+$/)
    await expect(dora.getByRole('heading', { level: 1 })).toBeVisible()
    await dora.getByRole('button', { name: 'Start', exact: true }).first().click()
    await expect(dora.getByRole('button', { name: 'Done', exact: true }).first()).toBeVisible()
    await dora.context().close()
  })
})
