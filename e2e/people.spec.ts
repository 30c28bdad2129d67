import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a mother with only money is added, invited by mail, sees only billing, and is removed', async ({
  page,
  planner,
  wedding: { id, portal: ofCouple },
  browser,
  instance,
}) => {
  const email = `ruth-${id}-${planner.username}@example.com`
  await page.goto(`/clients/${id}?tab=people`)
  const rows = page.getByRole('tabpanel', { name: 'People' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Grace Liu')
  await rows.nth(1).getByRole('button', { name: 'Add an Email to Invite' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Edit Oliver Hart' }).getByLabel('Email', { exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add Person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Person' })
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter a name.')
  await inspect(page)
  await dialog.getByLabel('Name').fill('Ruth Liu')
  await dialog.getByLabel('Relation').fill('Mother of Grace')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Phone').fill('+1 (415) 555-0119')
  await dialog.getByLabel('May See').selectOption('Only money')
  await dialog.getByLabel('Name').press('Enter')
  await expect(toastOf(page, 'Person added successfully')).toBeVisible()

  const ruth = rows.filter({ hasText: 'Ruth Liu' })
  await expect(ruth).toContainText('Mother of Grace')
  await expect(ruth).toContainText('Only money')
  await expect(ruth).toContainText('Not invited yet')
  await expect(ruth.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(ruth.getByRole('link', { name: '+1 (415) 555-0119' })).toHaveAttribute('href', 'tel:+14155550119')

  await ruth.getByRole('button', { name: 'Invite by Email' }).click()
  const question = page.getByRole('dialog', { name: 'Invite Ruth Liu' })
  await expect(question).toContainText(email)
  await inspect(page)
  await question.getByRole('button', { name: 'Send Email' }).click()
  await expect(toastOf(page, 'Email on its way')).toContainText(email)
  await expect(ruth.getByRole('button', { name: 'Email a New Link' })).toBeVisible()

  await add(page, '/api/tasks', { clientId: id, title: 'Choose the band', assignedTo: 'client' })
  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  const theirs = await context.newPage()
  const refused: string[] = []
  theirs.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
  await theirs.addInitScript(() => localStorage.setItem('portal-welcome-seen', 'true'))
  await theirs.goto(await mailedLink(instance.dataDir, email, '/client-login/link'))
  await theirs.getByRole('button', { name: 'Open the Portal' }).click()
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
  await expect(theirs.getByRole('tab')).toHaveText(['Billing'])
  await expect(theirs.getByText('Choose the band')).toHaveCount(0)
  await expect(theirs.getByRole('heading', { name: 'How are we doing?' })).toHaveCount(0)
  expect(refused).toEqual([])
  await expect(ruth).toContainText('Last seen just now')

  await ofCouple.goto(`/client-portal/${id}?tab=messages`)
  await ofCouple.getByRole('textbox', { name: /Message/ }).fill('Hello from us')
  const sent = ofCouple.waitForResponse((answer) => answer.request().method() === 'POST')
  await ofCouple.keyboard.press('Enter')
  await sent
  await ofCouple.goto(`/client-portal/${id}?tab=tasks`)
  await ofCouple.getByRole('tabpanel').getByRole('checkbox', { name: 'Choose the band' }).click()
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await expect(page.getByText('by Grace Liu')).toBeVisible()
  await page.getByRole('tab', { name: 'Messages' }).click()
  await expect(page.getByRole('log').getByText('Grace Liu ·')).toBeVisible()

  await page.getByRole('tab', { name: 'People' }).click()
  await ruth.getByRole('button', { name: 'Actions for Ruth Liu' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const removal = page.getByRole('alertdialog', { name: 'Remove Ruth Liu' })
  await expect(removal).toContainText('logged out of the portal on every device')
  await inspect(page)
  await removal.getByRole('button', { name: 'Remove Person' }).click()
  await expect(toastOf(page, 'Ruth Liu was removed from this wedding.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  expect((await theirs.request.get(`/api/clients/${id}/invoices`)).status()).toBe(401)
  await context.close()
})
