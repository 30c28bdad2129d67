import * as calls from '#talk/push/contract/calls.ts'
import type { PushState } from '#talk/push/contract/endpoints.ts'
import { call } from '#platform/web/calls/call.ts'
import { deviceLabel } from '#talk/push/web/device-label.ts'

/**
 * `blocked`: the person has refused in the browser. `needs-install`: iPhones and iPads deliver to installed apps only.
 */
type Ability = 'possible' | 'blocked' | 'needs-install' | 'impossible'

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad calls itself a Mac, which has no touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isInstalled = () =>
  (navigator as { standalone?: boolean }).standalone === true || matchMedia('(display-mode: standalone)').matches

const patienceMs = 3000

/** The worker is registered when the first page is idle; in some browsers and modes it never is. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return (await navigator.serviceWorker.getRegistration()) ?? Promise.race([navigator.serviceWorker.ready, late])
}

export type Device = { ability: Ability; permission: NotificationPermission; endpoint: string | undefined }

/** What this browser can do, and the address of its subscription. */
export async function readDevice(): Promise<Device> {
  if (isApple() && !isInstalled()) return { ability: 'needs-install', permission: 'default', endpoint: undefined }
  if (!('PushManager' in window) || !('Notification' in window))
    return { ability: 'impossible', permission: 'default', endpoint: undefined }
  const { permission } = Notification
  const worker = await findWorker()
  const subscription = await worker?.pushManager.getSubscription()
  const ability = worker ? (permission === 'denied' ? 'blocked' : 'possible') : 'impossible'
  return { ability, permission, endpoint: subscription?.endpoint }
}

/** A subscription that was made with another key of the server gets nothing. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Asks for the permission, and subscribes browser and server. Undefined if the person refuses. */
export async function turnOn({ publicKey }: PushState): Promise<PushState | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const worker = await navigator.serviceWorker.ready
  const subscription = await subscribe(worker, publicKey)
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, label: deviceLabel(navigator.userAgent) }
  try {
    return await call(calls.subscribe, { body })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

/** Ends the subscription on the server first, so that no message is sent to one that has ended. */
export async function turnOff(): Promise<void> {
  await call(calls.unsubscribe, {})
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
