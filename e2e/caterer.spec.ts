import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { add } from './wedding.ts'

test('a caterer opens the counts without a login, sees what changed after they were frozen, and says so', async ({
  browser,
  page,
  planner,
  instance,
}) => {
  const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }
  const clientId = await planner.addClient(couple)
  const path = `/api/clients/${clientId}`
  const dinner = await add(page, `${path}/parts`, { name: 'Dinner', meals: ['Beef', 'Risotto'] })
  const answer = (meal: string) => [{ partId: dinner.id, attending: true, meal }]
  const guests = [
    { firstName: 'Ann', lastName: 'Hill', dietary: 'No nuts', answers: answer('Beef') },
    { firstName: 'Bob', lastName: 'Hill', answers: answer('Beef') },
  ]
  await add(page, `${path}/envelopes`, { name: 'The Hill Family', guests })
  const [envelope] = (await (await page.request.get(`${path}/envelopes`)).json()) as { guests: { id: number }[] }[]
  const [, bob] = envelope!.guests
  const change = (answers: object[]) => page.request.patch(`/api/guests/${bob!.id}`, { data: { answers } })
  const context = await browser.newContext({
    baseURL: instance.url,
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  })
  const caterer = await context.newPage()

  await test.step('the planner makes a link, and the caterer opens it on a phone', async () => {
    await page.goto(`/clients/${clientId}?tab=guests&view=counts`)
    await page.getByRole('button', { name: 'Make Link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Whom It Is For').fill('Fern Hill Kitchen')
    await dialog.getByRole('button', { name: 'Make Link' }).click()
    const address = await dialog.getByLabel('Address').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await caterer.goto(new URL(address).pathname)
    await expect(caterer.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    await expect(caterer.getByText('This is not the final count yet.')).toBeVisible()
    await expect(caterer.getByText('Ann Hill: No nuts')).toBeVisible()
    await expect(caterer.getByText('The Hill Family')).toHaveCount(0)
  })

  await test.step('the planner freezes the count, and a guest changes the meal', async () => {
    await page.getByRole('button', { name: 'Freeze the Final Count' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Freeze' }).click()
    await expect(page.getByText('Nothing has changed.')).toBeVisible()
    await change(answer('Risotto'))
    await caterer.reload()
    await expect(caterer.getByText('Bob Hill: Risotto instead of Beef')).toBeVisible()
  })

  await test.step('the caterer presses that it has seen it, and the planner reads what changed afterwards', async () => {
    await caterer.getByRole('button', { name: 'Seen' }).click()
    await expect(caterer.getByRole('status')).toContainText('Seen on')
    await expect(caterer.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Seen by the caterer on')).toBeVisible()
    await change([{ partId: dinner.id, attending: false }])
    await expect(page.getByText('1 change since')).toBeVisible()
    await caterer.reload()
    await expect(caterer.getByText('One guest fewer (Beef)')).toBeVisible()
    await expect(caterer.getByRole('button', { name: 'Seen' })).toBeVisible()
  })

  await test.step('everybody can read the page', async () => {
    const readable = await browser.newPage({ baseURL: instance.url, reducedMotion: 'reduce' })
    await readable.goto(new URL(caterer.url()).pathname)
    await inspect(readable)
    await readable.close()
  })
  await context.close()
})
