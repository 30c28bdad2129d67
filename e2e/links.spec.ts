import { newToken } from '#server/db/tokens.ts'
import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { add } from './wedding.ts'

test('a link opens without a session, is kept from search engines, and stops when it is revoked', async ({
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
  const { token, tokenHash } = newToken()
  await runSql(
    instance,
    `insert into links (planner_id, client_id, kind, label, token_hash)
      select planner_id, id, 'vendor-day', 'Rosebud Flowers', $2 from clients where id = $1`,
    [clientId, tokenHash],
  )
  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  const outside = await context.newPage()
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
  await expect(outside.getByText('For Rosebud Flowers')).toBeVisible()
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(await context.cookies()).toEqual([])
  await inspect(outside)

  const response = await page.request.get(`/api/clients/${clientId}/links`)
  const [link] = (await response.json()) as { id: number; openedCount: number }[]
  expect(link?.openedCount).toBe(1)
  expect((await page.request.delete(`/api/clients/${clientId}/links/${link?.id}`)).status()).toBe(204)
  await outside.reload()
  await expect(outside.getByRole('heading', { level: 1, name: 'This link is not valid any more' })).toBeVisible()
  await inspect(outside)
  expect((await page.request.get('/login')).headers()).not.toHaveProperty('x-robots-tag')
  await context.close()
})

test('the page of a link opens again without a network, and says since when', async ({
  browser,
  page,
  planner,
  instance,
}) => {
  const clientId = await planner.addClient({ partnerOneName: 'Grace Liu', email: 'grace@example.com' })
  const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Wedding day' })
  await add(page, `/api/days/${day.id}/items`, { title: 'Toast', start: '18:00' })
  await add(page, `/api/days/${day.id}/publish`, {})
  const response = await page.request.post(`/api/clients/${clientId}/day-links`, { data: { kind: 'party-day' } })
  const { token } = (await response.json()) as { token: string }
  const context = await browser.newContext({
    baseURL: instance.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  const outside = await context.newPage()
  await outside.goto(`/for/${token}`)
  await expect(outside.getByText('Toast')).toBeVisible()
  const kept = () =>
    outside.evaluate(async (path) => {
      const pages = await caches.open('larkspur-links')
      const scripts = (await (await caches.open('larkspur-assets')).keys()).map(({ url }) => url)
      return (await pages.match(`/kept/page${path}`)) !== undefined && scripts.some((url) => /SharedDay/.test(url))
    }, `/for/${token}`)
  await expect.poll(kept, { timeout: 20_000 }).toBe(true)
  await context.setOffline(true)
  await outside.reload()
  await expect(outside.getByText('Toast')).toBeVisible()
  await expect(outside.getByText(/This is how things stood at/)).toBeVisible()
  await add(page, `/api/days/${day.id}/items`, { title: 'Dinner', start: '19:00' })
  await add(page, `/api/days/${day.id}/publish`, {})
  await context.setOffline(false)
  await expect(outside.getByText('Dinner')).toBeVisible({ timeout: 20_000 })
  await expect(outside.getByText(/This is how things stood/)).toHaveCount(0)
  await context.close()
})
