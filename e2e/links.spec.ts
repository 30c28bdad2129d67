import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { add } from './wedding.ts'

test('a link opens without a session and without a network, is kept from search engines, and stops when it is revoked', async ({
  browser,
  page,
  planner,
  instance,
}) => {
  const clientId = await planner.addClient({
    partnerOneName: 'Grace Liu',
    partnerTwoName: 'Oliver Hart',
    email: 'grace@example.com',
  })
  const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Wedding day' })
  await add(page, `/api/days/${day.id}/items`, { title: 'Toast', start: '18:00', audience: 'everyone' })
  await add(page, `/api/days/${day.id}/publish`, {})
  const made = await page.request.post(`/api/clients/${clientId}/day-links`, { data: { kind: 'party-day' } })
  const { token } = (await made.json()) as { token: string }
  const context = await browser.newContext({
    baseURL: instance.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  const outside = await context.newPage()

  await test.step('it opens without a session', async () => {
    const calls: string[] = []
    outside.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const answer = await outside.goto(`/for/${token}`)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    await expect(outside.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    await expect(outside.getByText('Toast')).toBeVisible()
    expect(calls.filter((path) => path.startsWith('/api/') && !path.endsWith('/live'))).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect((await page.request.get('/login')).headers()).not.toHaveProperty('x-robots-tag')
  })

  await test.step('it opens again without a network, and says since when', async () => {
    const kept = () =>
      outside.evaluate(async (path) => {
        const pages = await caches.open('larkspur-links')
        const scripts = (await (await caches.open('larkspur-assets')).keys()).map(({ url }) => url)
        return (
          (await pages.match(`/kept/page${path}`)) !== undefined && scripts.some((url) => /\/link-[\w-]+\.js/.test(url))
        )
      }, `/for/${token}`)
    await expect.poll(kept).toBe(true)
    await context.setOffline(true)
    await outside.reload()
    await expect(outside.getByText('Toast')).toBeVisible()
    await expect(outside.getByText(/This is how things stood at/)).toBeVisible()
    await inspect(outside)
    await add(page, `/api/days/${day.id}/items`, { title: 'Dinner', start: '19:00', audience: 'everyone' })
    await add(page, `/api/days/${day.id}/publish`, {})
    await context.setOffline(false)
    await expect(outside.getByText('Dinner')).toBeVisible({ timeout: 30_000 })
    await expect(outside.getByText(/This is how things stood/)).toHaveCount(0)
  })

  await test.step('it stops when it is revoked', async () => {
    const [link] = (await (await page.request.get(`/api/clients/${clientId}/links`)).json()) as { id: number }[]
    expect((await page.request.delete(`/api/clients/${clientId}/links/${link?.id}`)).status()).toBe(204)
    await outside.reload()
    await expect(outside.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
    await inspect(outside)
  })
  await context.close()
})

test('a vendor with several weddings gets one page for all of them', async ({ browser, page, planner, instance }) => {
  const vendor = await add(page, '/api/vendors', { name: 'Rosebud Flowers', category: 'florist' })
  const dates = { 'Grace Liu': '2031-06-14', 'Ingrid Berg': '2031-08-02' }
  const clients = []
  for (const [name, date] of Object.entries(dates)) {
    const clientId = await planner.addClient({ partnerOneName: name, email: 'couple@example.com', weddingDate: date })
    clients.push(clientId)
    await add(page, `/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
    const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Wedding day', date })
    const own = { title: `Flowers for ${name}`, start: '09:00', vendorIds: [vendor.id] }
    await add(page, `/api/days/${day.id}/items`, own)
    await add(page, `/api/days/${day.id}/publish`, {})
  }
  await page.goto('/vendors')
  await page.getByRole('button', { name: 'Edit Rosebud Flowers' }).click()
  await page.getByRole('switch', { name: 'One page for all weddings of this vendor' }).click()
  await page.getByRole('button', { name: 'Update Vendor' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const link = { kind: 'vendor-day', vendorId: vendor.id }
  const answer = await page.request.post(`/api/clients/${clients[0]}/day-links`, { data: link })
  const { token } = (await answer.json()) as { token: string }

  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  const outside = await context.newPage()
  await outside.goto(`/for/${token}`)
  const list = outside.getByRole('navigation', { name: 'Weddings' })
  await expect(list.getByRole('link')).toHaveText(['Grace LiuJune 14, 2031', 'Ingrid BergAugust 2, 2031'])
  const ingrid = outside.getByRole('region', { name: 'Ingrid Berg', exact: true })
  await expect(ingrid.getByText('Flowers for Ingrid Berg')).toBeVisible()
  await inspect(outside)
  await ingrid.getByRole('button', { name: 'Confirm' }).click()
  await expect(ingrid.getByText('Confirmed by Rosebud Flowers. Thank you!')).toBeVisible()
  await expect(outside.getByRole('button', { name: 'Confirm' })).toHaveCount(1)
  const saved = outside.waitForEvent('download')
  await list.getByRole('button', { name: 'Add All to Calendar' }).click()
  expect((await saved).suggestedFilename()).toBe('Weddings.ics')
  await page.request.delete(`/api/clients/${clients[0]}`)
  await expect(outside.getByText('Flowers for Grace Liu')).toHaveCount(0)
  await expect(ingrid.getByText('Flowers for Ingrid Berg')).toBeVisible()
  await page.request.patch(`/api/vendors/${vendor.id}`, { data: { onePage: false } })
  await expect(outside.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await context.close()
})
