import type { Locator } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const addressOf = (number: number, run: string) => `couple-${number}-${run}@example.com`

test('a new studio brings twenty couples, plans and invites them, with few presses', async ({
  page,
  planner,
  instance,
}) => {
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const run = planner.username
  const rows = Array.from(
    { length: 20 },
    (_, n) => `Ada${n} & Max${n}\t${addressOf(n, run)}\t2031-06-${String(n + 1).padStart(2, '0')}`,
  )

  await page.goto('/')
  const steps = page.getByRole('region', { name: 'Three steps to get started' })
  await expect(steps.getByText('From a file, or one typed line each.')).toBeVisible()
  await inspect(page)
  await press(steps.getByRole('button', { name: 'Import a File' }))
  const dialog = page.getByRole('dialog', { name: 'Import a List' })
  await dialog.getByLabel('Or paste rows').fill(['Couple\tEmail\tWedding Date', ...rows].join('\n'))
  await press(dialog.getByRole('button', { name: 'Use Pasted Rows' }))
  await press(dialog.getByRole('button', { name: 'Preview' }))
  await press(dialog.getByRole('button', { name: 'Add 20 couples' }))
  await expect(steps.getByText('20 couples are here.')).toBeVisible()

  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }))
  await press(button('Choose Several'))
  await press(button('All'))
  await expect(page.getByText('20 chosen')).toBeVisible()
  await inspect(page)
  await press(button('Plan'))
  const plan = page.getByRole('dialog', { name: 'Add Plan to 20 Weddings' })
  await inspect(page)
  await press(plan.getByRole('button', { name: 'Add Plan to 20 Weddings' }))
  await expect(toastOf(page, 'Plan applied')).toContainText('in 20 weddings')
  await press(button('Invite'))
  const invite = page.getByRole('dialog', { name: 'Invite 20 couples' })
  await expect(invite).toContainText('20 emails go out as soon as you press Send 20 Emails')
  await inspect(page)
  await press(invite.getByRole('button', { name: 'Send 20 Emails' }))
  await expect(toastOf(page, 'Invites mailed')).toContainText('20 emails on the way.')
  for (const number of [0, 19]) await mailedLink(instance.dataDir, addressOf(number, run), '/client-invite')
  expect(presses).toBeLessThanOrEqual(60)

  await test.step('the steps are done, and gone', async () => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
    await expect(steps).toBeHidden()
  })
})

test('a sample wedding is made, looked at and removed, by one press each', async ({ page, planner: _signedIn }) => {
  await page.goto('/')
  const make = page.getByRole('button', { name: 'Try a sample wedding first' })
  await make.click()
  await expect(page.getByRole('heading', { name: 'Olivia & Noah (sample)' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(toastOf(page, 'Sample removed')).toBeVisible()
  await expect(make).toBeVisible()
})
