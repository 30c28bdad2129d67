import type { PushNotification, PushState } from '#talk/push/contract/endpoints.ts'
import type { PushedText, Showing, Shown, Subscribing, Tabs } from '#platform/web/offline/worker-scope.ts'

const idOf = (data: unknown) => (data as { id?: unknown } | undefined)?.id

/** Browsers require a notification for each message, so one is also shown for a message that can't be read. */
function read(data: PushedText): PushNotification {
  const unknown = {
    id: '',
    title: 'Larkspur',
    body: 'You have something new.',
    path: '/',
    tag: 'larkspur',
    icon: '/favicon.svg',
  }
  try {
    return { ...unknown, ...(JSON.parse(data?.text() ?? '') as Partial<PushNotification>) }
  } catch {
    return unknown
  }
}

/** Replaces what is shown with the same tag; without a sound if it is the same message again. */
export async function showPushed(showing: Showing, data: PushedText): Promise<void> {
  const { id, title, body, path, tag, icon } = read(data)
  const before = await showing.getNotifications({ tag })
  const isRepeated = before.some((shown) => idOf(shown.data) === id)
  await showing.showNotification(title, { body, tag, icon, renotify: !isRepeated, data: { id, path } })
}

const isCouples = (path: string) => /^\/client-(?!portals)/.test(path)

/** The page that a notification leads to; never another site's. */
function addressOf(data: unknown, origin: string): URL {
  const { path } = (data ?? {}) as { path?: unknown }
  const address = typeof path === 'string' ? URL.parse(path, origin) : null
  return address?.origin === origin ? address : new URL('/', origin)
}

/** Opens the page in a tab of the same part of the product, the focused one first, or in a new one. */
export async function openNotified(shown: Shown, tabs: Tabs, origin: string): Promise<void> {
  shown.close()
  const { href, pathname } = addressOf(shown.data, origin)
  const open = (await tabs.matchAll({ type: 'window', includeUncontrolled: true }))
    .filter(({ url }) => URL.parse(url)?.origin === origin)
    .filter(({ url }) => isCouples(new URL(url).pathname) === isCouples(pathname))
  const tab = open.find(({ url }) => url === href) ?? open.find(({ focused }) => focused) ?? open[0]
  if (!tab) return void (await tabs.openWindow(href))
  try {
    await tab.focus()
    if (tab.url !== href) await tab.navigate(href)
  } catch {
    // A tab that this worker does not control can't be navigated.
    await tabs.openWindow(href)
  }
}

type Changed = { newSubscription?: PushSubscription | null | undefined }

/** The browser has replaced the subscription: tells the server, for each session whose device it was. */
export async function keepSubscribed(changed: Changed, subscribing: Subscribing, send = fetch): Promise<void> {
  let subscription = changed.newSubscription
  for (const kind of ['planner', 'couple']) {
    const headers = { 'x-larkspur-as': kind, 'content-type': 'application/json' }
    const answer = await send('/api/push', { headers })
    if (!answer.ok) continue
    const { endpoint, label, publicKey } = (await answer.json()) as PushState
    if (endpoint === null) continue
    subscription ??= await subscribing.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    if (endpoint === subscription.endpoint) continue
    const body = JSON.stringify({ ...subscription.toJSON(), label })
    await send('/api/push', { method: 'PUT', headers, body })
  }
}
