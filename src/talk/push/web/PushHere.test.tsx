import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PushState } from '#talk/push/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import PushHere from '#talk/push/web/PushHere.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const address = 'https://push.example.com/1'
const keys = { p256dh: 'p', auth: 'a' }
const offer = page.getByRole('region', { name: 'Notifications' })
const theSwitch = page.getByRole('switch', { name: 'Notifications on this device' })

beforeEach(() => {
  cache.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

type Browser = { permission?: NotificationPermission; answers?: NotificationPermission; subscribed?: boolean }

/** Chromium's own push service is not reachable in tests, so its interface answers here. */
function browserWith({ permission = 'default', answers = 'granted', subscribed = false }: Browser = {}) {
  const done: string[] = []
  let current: object | null = null
  const subscription = {
    endpoint: address,
    toJSON: () => ({ endpoint: address, expirationTime: null, keys }),
    unsubscribe: async () => {
      done.push('unsubscribe')
      current = null
      return true
    },
  }
  if (subscribed) current = subscription
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    done.push(`subscribe ${applicationServerKey}`)
    current = subscription
    return subscription
  }
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answers
      return answers
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', {})
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  const own = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker')
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'serviceWorker', own)
    else Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return done
}

function browserWithoutPush() {
  browserWith()
  Reflect.deleteProperty(globalThis, 'PushManager')
}

/** A server that knows one device. */
function server(endpoint: string | null = null, others: string[] = []) {
  let state: PushState = { publicKey: 'the key', endpoint, label: '', others }
  return answerCalls({
    'GET /api/push': () => state,
    'PUT /api/push': ({ body }) => (state = { ...state, ...(body as object) }),
    'DELETE /api/push': () => void (state = { ...state, endpoint: null }),
  })
}

describe('the offer', () => {
  it('subscribes browser and server when it is accepted, and goes', async () => {
    const done = browserWith()
    const { bodies } = server()
    await show(<PushHere place="messages" />)
    await offer.getByRole('button', { name: 'Turn On' }).click()
    await expect.element(page.getByText('Notifications on')).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
    expect(done).toEqual(['subscribe the key'])
    expect(bodies('PUT /api/push')).toEqual([{ endpoint: address, keys, label: expect.stringContaining(' on ') }])
  })

  it('is not made again for ninety days when it is declined', async () => {
    browserWith()
    server()
    const first = await show(<PushHere place="messages" />)
    await offer.getByRole('button', { name: 'Not Now' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await first.unmount()
    const { count } = server()
    const second = await show(<PushHere place="portal" />)
    await expect.element(theSwitch).not.toBeChecked()
    await expect.element(offer).not.toBeInTheDocument()
    expect(count('PUT /api/push')).toBe(0)
    await second.unmount()
    localStorage.setItem('push-offer-declined', String(Date.now() - 91 * 86_400_000))
    await show(<PushHere place="messages" />)
    await expect.element(offer).toBeVisible()
  })

  it('says so when the browser does not allow notifications', async () => {
    const done = browserWith({ answers: 'denied' })
    const { count } = server()
    await show(<PushHere place="messages" />)
    await offer.getByRole('button', { name: 'Turn On' }).click()
    await expect.element(page.getByText('Notifications not allowed')).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
    expect([done, count('PUT /api/push')]).toEqual([[], 0])
  })

  it.each([
    ['permission was denied', () => browserWith({ permission: 'denied' })],
    ['the browser cannot', browserWithoutPush],
    ['it is on already', () => browserWith({ permission: 'granted', subscribed: true })],
  ])('is not made where %s', async (_, prepare) => {
    prepare()
    const { count } = server(address)
    await show(<PushHere place="messages" />)
    await expect.poll(() => count('GET /api/push')).toBe(1)
    await new Promise((rested) => setTimeout(rested, 100))
    expect([offer.elements(), theSwitch.elements()]).toEqual([[], []])
  })
})

describe('the switch', () => {
  it('ends the subscription on both sides, and names the other devices', async () => {
    const done = browserWith({ permission: 'granted', subscribed: true })
    const { count } = server(address, ['Safari on iPhone'])
    await show(<PushHere place="settings" />)
    await expect.element(theSwitch).toBeChecked()
    await expect.element(theSwitch).toHaveAccessibleDescription(/Also on: Safari on iPhone\./)
    await theSwitch.click()
    await expect.element(theSwitch).not.toBeChecked()
    expect([done, count('DELETE /api/push')]).toEqual([['unsubscribe'], 1])
  })

  it('is off where the server does not know the subscription', async () => {
    browserWith({ permission: 'granted', subscribed: true })
    server('https://push.example.com/of-an-earlier-session')
    await show(<PushHere place="settings" />)
    await expect.element(theSwitch).not.toBeChecked()
    await expect.element(theSwitch).toBeEnabled()
  })

  it('says why it cannot be turned on', async () => {
    browserWith({ permission: 'denied' })
    server()
    await show(<PushHere place="settings" />)
    await expect.element(theSwitch).toBeDisabled()
    await expect.element(theSwitch).toHaveAccessibleDescription(/^Blocked in this browser/)
  })

  it('says that a browser without a service worker cannot', async () => {
    browserWithoutPush()
    server()
    await show(<PushHere place="settings" />)
    await expect.element(theSwitch).toBeDisabled()
    await expect.element(theSwitch).toHaveAccessibleDescription('Not possible in this browser.')
  })

  it('says on an iPhone that the page has to be installed', async () => {
    browserWith()
    server()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    onTestFinished(() => void vi.restoreAllMocks())
    await show(<PushHere place="portal" />)
    await expect.element(theSwitch).toBeDisabled()
    await expect.element(theSwitch).toHaveAccessibleDescription(/^On iPhone and iPad: add this page to the home screen/)
  })
})
