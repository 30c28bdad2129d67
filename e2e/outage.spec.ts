import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { startInstance, type Instance } from './instance.ts'
import { expect, test as base } from './journey.ts'
import { openProxy } from './breakable-proxy.ts'
import { toastOf } from './toasts.ts'

type Database = { proxy: Awaited<ReturnType<typeof openProxy>>; instance: Instance }

/** An instance with an external database, connected through a proxy that can be cut. */
async function startBehindProxy(use: (database: Database) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-e2e-database-'))
  const database = await startEmbedded(folder, () => {}, { throwaway: true })
  const { user, password, host, port, database: name } = database.connection
  const proxy = await openProxy(`${host}/.s.PGSQL.${port}`)
  const DATABASE_URL = `postgres://${user}:${password}@${new URL(proxy.url).host}/${name}`
  const instance = await startInstance(async () => ({ DATABASE_URL }))
  await use({ proxy, instance })
  await instance.stop()
  await proxy.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

const test = base.extend<object, { database: Database }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
  database: [async ({}, use) => startBehindProxy(use), { scope: 'worker' }],
  instance: [({ database }, use) => use(database.instance), { scope: 'worker' }],
})
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('without the database, pages show why nothing is saved, sign-in pages are served, and all open automatically when it is back', async ({
  page,
  context,
  planner: _signedIn,
  database: { proxy },
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const rings = page.getByRole('checkbox', { name: 'Bring the rings' })
  await page.request.post('/api/tasks', { data: { title: 'Bring the rings' } })
  await page.goto('/tasks')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const storedPages = () =>
    page.evaluate(async () => {
      const stored = await (await caches.open('larkspur-private')).keys()
      return stored.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(storedPages).toContain('/kept/page/tasks')

  await test.step('an open page refuses changes, and loads by itself what had failed', async () => {
    proxy.cut()
    await rings.click()
    await expect(toastOf(page, 'Error')).toContainText('Larkspur cannot reach its data at the moment.')
    await expect(rings).not.toBeChecked()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vendors', exact: true }).click()
    const failed = page.getByText('We could not load your vendors.')
    await expect(failed).toBeVisible()
    proxy.mend()
    await expect(failed).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('a page that is opened says so, and is there when the database is back', async () => {
    proxy.cut()
    const answer = await page.goto('/tasks')
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    for (const path of ['/login', '/client-login', '/client-invite/of-somebody', '/no-such-page']) {
      const open = await page.request.get(path, { headers: { accept: 'text/html' } })
      expect([path, open.status()]).toEqual([path, path === '/no-such-page' ? 404 : 200])
      // The response says nothing about the session, so that the browser does not treat it as ended.
      expect(await open.text()).not.toContain('first-data')
    }
    await expect(heading('One moment, please')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await inspect(page)
    proxy.mend()
    await expect(rings).toBeVisible()
    await rings.check()
    await expect(toastOf(page, 'Task updated')).toBeVisible()
  })

  await test.step('what was kept opens, and a page that says that something is missing is not kept', async () => {
    proxy.cut()
    await page.goto('/clients')
    await expect(heading('One moment, please')).toBeVisible()
    expect(await storedPages()).not.toContain('/kept/page/clients')
    await context.setOffline(true)
    await page.goto('/tasks')
    await expect(heading('Tasks')).toBeVisible()
    await context.setOffline(false)
    proxy.mend()
  })

  await test.step('sign-in pages are served, and signing in shows that data is unavailable', async () => {
    await page.goto('about:blank')
    await context.clearCookies()
    proxy.cut()
    for (const [path, name] of [
      ['/client-login', 'Your wedding portal'],
      ['/forgot-password', 'Forgot your password?'],
      ['/login', 'Sign In'],
    ]) {
      const answer = await page.goto(path!)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(`${name} · Larkspur`)
    }
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill('secret-11')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Larkspur cannot reach its data at the moment.').first()).toBeVisible()
    proxy.mend()
  })
})
