import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chromiumArguments, findWholeChromium } from '../scripts/chromium.mjs'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

// The headless shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findWholeChromium(), args: chromiumArguments },
})

/** Chromium's own push service needs the internet, so only the browser's interface to it answers from here. */
async function withPushService(page: Page): Promise<string> {
  const endpoint = `https://push.example.com/${randomBytes(8).toString('hex')}`
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(
    (subscription) => {
      const kept = 'test-push-subscribed'
      const current = {
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(kept)
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.getSubscription = async () => (localStorage.getItem(kept) ? current : null)
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(kept, 'yes')
        return current
      }
      // Granted beforehand, because a headless browser can't ask; the page is told so after it has asked.
      const asked = 'test-push-asked'
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem(asked) ? 'granted' : 'default'),
      })
      Notification.requestPermission = async () => {
        localStorage.setItem(asked, 'yes')
        return 'granted'
      }
    },
    { endpoint, keys },
  )
  return endpoint
}

const offer = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' })
const endpointOf = async (page: Page) =>
  ((await (await page.request.get('/api/push')).json()) as { endpoint: string | null }).endpoint

async function send(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').first().fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText(words)).toBeVisible()
}

/** Delivers a message to the service worker like a push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await browser.detach()
}

const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** The browser may drop a message while it starts or stops the worker, and a push service then sends it again. */
async function shownAfter(page: Page, message: object) {
  await deliver(page, message)
  return shownBy(page)
}

test('a couple turns notifications on after its first message, and gets one; a planner declines, and turns them on in the settings', async ({
  page,
  wedding: { id, portal },
}) => {
  const [theirs, own] = [await withPushService(portal), await withPushService(page)]

  await test.step('the couple is offered them after its first message', async () => {
    await portal.goto(`/client-portal/${id}?tab=messages`)
    await expect(portal.getByText('No messages yet')).toBeVisible()
    await portal.evaluate(() => navigator.serviceWorker.ready)
    await expect(offer(portal)).toHaveCount(0)
    await send(portal, 'Is Friday fine?')
    await expect(offer(portal)).toBeVisible()
    await inspect(portal)
    await offer(portal).getByRole('button', { name: 'Turn On' }).click()
    await expect(toastOf(portal, 'Notifications on')).toBeVisible()
    await expect(theSwitch(portal)).toBeChecked()
    expect(await endpointOf(portal)).toBe(theirs)
    await inspect(portal)
  })

  await test.step('a newer one replaces the one before it', async () => {
    const path = `/client-portal/${id}`
    const news = { id: '1', title: 'Message from Rose', body: 'Yes!', path, tag: 'a', icon: '/i' }
    for (const message of [news, { ...news, id: '2', body: 'Friday it is.' }])
      await expect
        .poll(() => shownAfter(portal, message))
        .toEqual([{ title: 'Message from Rose', body: message.body, tag: 'a' }])
  })

  await test.step('they stay on until they are turned off, and are not offered again', async () => {
    await portal.reload()
    await theSwitch(portal).uncheck()
    await expect(theSwitch(portal)).not.toBeChecked()
    await expect.poll(() => endpointOf(portal)).toBeNull()
    await portal.reload()
    await expect(theSwitch(portal)).not.toBeChecked()
    await expect(offer(portal)).toHaveCount(0)
  })

  await test.step('the planner declines the offer, and turns them on in the settings', async () => {
    await skipIntroductions(page)
    await add(page, `/api/clients/${id}/messages`, { content: 'Welcome!' })
    await page.goto(`/messages?client=${id}`)
    await expect(offer(page)).toBeVisible()
    await inspect(page)
    await offer(page).getByRole('button', { name: 'Not Now' }).click()
    await page.reload()
    await expect(page.getByRole('log').getByText('Welcome!')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/settings?tab=notifications')
    await expect(page.getByRole('switch', { name: 'Push notifications' })).toBeEnabled()
    await theSwitch(page).check()
    await expect(toastOf(page, 'Notifications on')).toBeVisible()
    expect(await endpointOf(page)).toBe(own)
  })
})
