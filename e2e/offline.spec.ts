import type { BrowserContext, Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { openProxy } from './breakable-proxy.ts'
import { storedAddresses, prepared } from './stored-offline.ts'
import { signUp } from './planners.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv')
const today = dayIn(0)
/** Near enough to be kept, also if midnight passes. */
const soon = dayIn(2)

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  details: { weddingDate: soon },
})
test.beforeEach(({ page }) => skipIntroductions(page))

const grace = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'This is how things stood' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const studio = async (page: Page, planner: { addClient: (couple: typeof grace) => Promise<number> }) => {
  const id = await planner.addClient({ ...grace, weddingDate: soon } as typeof grace)
  await add(page, '/api/tasks', { title: 'Bring the rings', clientId: id, dueDate: today })
  await add(page, `/api/clients/${id}/events`, { title: 'Cake tasting', date: today, time: '10:00' })
  return id
}

async function goOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
}

test('after the dashboard, a planner opens calendar, tasks and the day’s couple offline', async ({
  page,
  context,
  planner,
}) => {
  const id = await studio(page, planner)
  await page.goto('/')
  await prepared(page, 'planner', `/kept/planner/api/clients/${id}/messages?limit=50`, '/kept/page/')
  const before = Date.now()
  await goOffline(page, context)
  const clock = (at: number) => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const stood = (await strip(page).textContent())!.replace(/\s/g, ' ')
  const minutes = [before - 60_000, before, Date.now()].map((at) => `things stood at ${clock(at)}.`.replace(/\s/g, ' '))
  expect(
    minutes.some((words) => stood.endsWith(words)),
    stood,
  ).toBe(true)

  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const reload of [false, true])
    await test.step(reload ? 'by their addresses' : 'within the page', async () => {
      const open = async (name: string) => {
        if (!reload) return menu.getByRole('link', { name, exact: true }).click()
        await page.goto(`/${name.toLowerCase()}`)
      }
      await open('Calendar')
      await expect(page.getByRole('main').getByText('Cake tasting').first()).toBeVisible()
      await open('Tasks')
      await expect(page.getByRole('checkbox', { name: 'Bring the rings' })).toBeVisible()
      await open('Clients')
      await page.getByRole('link', { name: 'Grace Liu & Oliver Hart' }).click()
      await expect(heading(page, 'Grace Liu & Oliver Hart')).toBeVisible()
      await page.getByRole('tab', { name: 'Tasks' }).click()
      await expect(page.getByRole('checkbox', { name: 'Bring the rings' })).toBeVisible()
      await expect(strip(page)).toBeVisible()
    })
  await page.reload()
  await expect(heading(page, 'Grace Liu & Oliver Hart')).toBeVisible()
  await expect(strip(page)).toContainText('This is how things stood')
  await inspect(page)
})

test('what a page has fetched before it had a service worker is kept, and not fetched by the page again', async ({
  page,
  context,
  planner,
}) => {
  const id = await planner.addClient(grace)
  await add(page, `/api/clients/${id}/events`, { title: 'Cake tasting', date: '2031-06-10' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().split('/api/')[1] ?? ''))
  await page.goto('/calendar?view=week&date=2031-06-10')
  const week = 'calendar?from=2031-06-04&to=2031-06-16'
  await prepared(page, 'planner', '/kept/planner/api/clients', `/kept/planner/api/${week}`, '/kept/page/calendar')
  expect(asked.filter((address) => address === week)).toEqual([week])
  expect(asked).not.toContain('clients')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: /Cake tasting/ })).toBeVisible()
})

test('offline changes are refused, and all data is refetched when the network is back', async ({
  page,
  context,
  planner,
}) => {
  await studio(page, planner)
  const rings = page.getByRole('checkbox', { name: 'Bring the rings' })
  await test.step('a tick is taken back', async () => {
    const listening = page.waitForResponse(/\/api\/live/)
    await page.goto('/tasks')
    await prepared(page, 'planner', '/kept/planner/api/tasks')
    // A stream that begins later would not outlive the network.
    await listening
    await goOffline(page, context)
    await rings.click()
    await expect(toastOf(page, 'Error')).toContainText('You are offline. Nothing was changed.')
    await expect(rings).not.toBeChecked()
  })

  await test.step('news from a stream that outlives the network does not count as being online', async () => {
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().includes('/api/task-board'))))
    // The fetch for a later piece of news begins after the page has dealt with the first.
    for (const count of [1, 2]) {
      await add(page, '/api/tasks', { title: 'Feed the swans' })
      await expect.poll(() => asked).toBeGreaterThanOrEqual(count)
    }
    await expect(strip(page)).toBeVisible()
    await expect(page.getByText('Feed the swans')).toHaveCount(0)
  })

  await test.step('what was missed is there when the network is back', async () => {
    await page.reload()
    await expect(rings).toBeVisible()
    await expect(page.getByText('Feed the swans')).toHaveCount(0)
    await context.setOffline(false)
    await expect(strip(page)).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Feed the swans' }).first()).toBeVisible()
    await rings.check()
    await expect(toastOf(page, 'Task updated')).toBeVisible()
  })
})

test('a connection that is cut or hangs counts as offline although the browser is online, and nothing is requested twice', async ({
  context,
  page,
  planner,
  instance,
}) => {
  await studio(page, planner)
  const proxy = await openProxy(instance.url)
  try {
    const there = await context.newPage()
    await skipIntroductions(there)
    const openTasks = async () => {
      await there.goto(`${proxy.url}/tasks`)
      await prepared(there, 'planner', '/kept/planner/api/tasks', '/kept/page/tasks')
    }
    await test.step('a page, API response or file that is opened by its address is requested once', async () => {
      await openTasks()
      const asked = (address: string) => proxy.requests.filter((path) => path === address)
      for (const address of ['/api/openapi.json', '/api/quickbooks/callback', '/no-such-page']) {
        await there.goto(`${proxy.url}${address}`)
        expect(asked(address)).toEqual([address])
      }
      const download = there.waitForEvent('download')
      await there.evaluate(() => location.assign('/api/invoices/csv'))
      await download
      expect(asked('/api/invoices/csv')).toHaveLength(1)
    })

    await openTasks()
    const rings = there.getByRole('checkbox', { name: 'Bring the rings' })
    await test.step('an open page says so, and opens again from what was kept', async () => {
      proxy.cut()
      await expect(strip(there)).toBeVisible()
      proxy.mend()
      await expect(strip(there)).toBeHidden()
      proxy.hang()
      await there.reload()
      await expect(rings).toBeVisible()
      await expect(strip(there)).toBeVisible()
      proxy.mend()
      await expect(strip(there)).toBeHidden()
      await rings.check()
      await expect(toastOf(there, 'Task updated')).toBeVisible()
    })

    await test.step('a page that was not kept opens by itself when the connection is back', async () => {
      proxy.cut()
      await there.goto(`${proxy.url}/reset-password`)
      await expect(heading(there, 'You are offline')).toBeVisible()
      proxy.mend()
      await expect(heading(there, 'You are offline')).toBeHidden()
    })
  } finally {
    await proxy.close()
  }
})

test('another planner in the same browser sees nothing of the first, and logging out deletes all data, online or offline', async ({
  page,
  context,
  planner,
  instance,
}) => {
  const id = await studio(page, planner)
  await test.step('another planner sees nothing of the first', async () => {
    await page.goto('/tasks')
    await prepared(page, 'planner', '/kept/planner/api/tasks', '/kept/page/tasks')
    // Signs in through the API, so that no open page notices the change of user.
    await signUp(page.request, instance)
    await page.goto('/')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await prepared(page, 'planner', '/kept/planner/api/clients', '/kept/page/')
    await context.setOffline(true)
    for (const path of ['/tasks', `/clients/${id}`, '/clients']) {
      await page.goto(path)
      await expect(strip(page)).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await page.content()).not.toMatch(/Grace|rings/)
    }
    await context.setOffline(false)
    await expect(strip(page)).toBeHidden()
  })

  const signIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(planner.email)
    await page.getByLabel('Password', { exact: true }).fill(planner.password)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await prepared(page, 'planner', `/kept/planner/api/clients/${id}`, '/kept/planner/api/tasks', '/kept/page/')
  }
  const logOut = async () => {
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
  }
  const nothingIsLeft = async () => {
    expect(await storedAddresses(page)).toEqual([])
    for (const path of ['/', '/tasks', `/clients/${id}`]) {
      await page.goto(path)
      await expect(heading(page, 'You are offline')).toBeVisible()
      expect(await page.content()).not.toMatch(/Grace|rings/)
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userSession')
  }
  await test.step('logging out online deletes all data', async () => {
    await page.goto('about:blank')
    await context.clearCookies()
    await signIn()
    await logOut()
    await context.setOffline(true)
    await nothingIsLeft()
    await inspect(page)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('logging out offline deletes it as well, and ends the session later', async () => {
    await signIn()
    await goOffline(page, context)
    await logOut()
    await nothingIsLeft()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(async () => (await page.request.get(`${instance.url}/api/auth/me`)).status()).toBe(401)
  })
})

test('a couple opens its portal offline, what it ticks and writes there is sent once later, and logging out deletes all data', async ({
  page,
  wedding: { id, portal },
}) => {
  const context = portal.context()
  await add(page, '/api/tasks', { title: 'Bring the rings', clientId: id, assignedTo: 'client' })
  await portal.goto(`/client-portal/${id}`)
  await prepared(portal, 'portal', `/kept/page/client-portal/${id}`, `/kept/couple/api/clients/${id}/tasks`)
  await context.setOffline(true)
  await portal.goto(`/client-portal/${id}?tab=tasks`)
  await expect(heading(portal, 'Grace Liu & Oliver Hart')).toBeVisible()
  await expect(strip(portal)).toContainText('This is how things stood at')
  const rings = portal.getByRole('tabpanel').getByRole('checkbox', { name: 'Bring the rings' })
  await rings.click()
  await expect(rings).toBeChecked()
  await portal.getByRole('tab', { name: /Messages/ }).click()
  await portal.getByRole('textbox', { name: /Message to/ }).fill('We have the rings.')
  await portal.getByRole('button', { name: 'Send' }).click()
  await expect(portal.getByRole('log')).toContainText('Waiting for a connection')
  await expect(strip(portal)).toContainText('2 changes are waiting on this device')
  await inspect(portal)
  await portal.reload()
  await expect(portal.getByRole('log')).toContainText('We have the rings.')
  await expect(strip(portal)).toContainText('2 changes are waiting on this device')
  await context.setOffline(false)
  await expect(strip(portal)).toBeHidden()
  await expect(portal.getByRole('log')).not.toContainText('Waits')
  const read = async (path: string) =>
    (await (await portal.request.get(`/api/clients/${id}/${path}`)).json()) as object[]
  await expect.poll(() => read('messages')).toMatchObject([{ content: 'We have the rings.' }])
  await expect.poll(() => read('tasks')).toMatchObject([{ completed: true }])
  await context.setOffline(true)
  await expect(strip(portal)).toBeVisible()
  await portal.getByRole('button', { name: 'Log out' }).click()
  await expect(portal).toHaveURL('/client-login')
  await portal.goto(`/client-portal/${id}`)
  await expect(heading(portal, 'You are offline')).toBeVisible()
  expect(await storedAddresses(portal)).toEqual([])
  await context.setOffline(false)
  await expect(portal).toHaveURL(/\/client-login/)
})
