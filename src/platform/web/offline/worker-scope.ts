import type { Showing, Subscribing, Tabs } from '#platform/web/offline/notifications.ts'

/** The parts of the service worker API used here, because TypeScript's types for workers and for pages exclude each other. */
export type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
export type Told<Message> = Lasting & { data: Message }

type Pushed = Lasting & { data: { text: () => string } | null }
type Clicked = Lasting & { notification: { data: unknown; close: () => void } }
type Resubscribed = Lasting & { newSubscription?: PushSubscription | null }

type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: Lasting) => void): void
    (type: 'fetch', hear: (event: Fetching) => void): void
    (type: 'push', hear: (event: Pushed) => void): void
    (type: 'notificationclick', hear: (event: Clicked) => void): void
    (type: 'pushsubscriptionchange', hear: (event: Resubscribed) => void): void
    <Message>(type: 'message', hear: (event: Told<Message>) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: Tabs & { claim: () => Promise<void> }
  registration: Showing & Subscribing & { navigationPreload?: { enable: () => Promise<void> } }
}
export const worker = globalThis as unknown as WorkerScope
