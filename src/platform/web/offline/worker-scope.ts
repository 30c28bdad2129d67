/** The parts of the service worker API that are used, because TypeScript's types for workers and for pages exclude each other. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Told<Message> = Lasting & { data: Message }

export type Shown = { data: unknown; close: () => void }
type Options = { body: string; tag: string; icon: string; renotify: boolean; data: { id: string; path: string } }
export type Showing = {
  getNotifications: (filter: { tag: string }) => Promise<readonly Pick<Shown, 'data'>[]>
  showNotification: (title: string, options: Options) => Promise<void>
}
export type Tab = {
  url: string
  focused: boolean
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}
export type Tabs = {
  matchAll: (filter: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>
  openWindow: (url: string) => Promise<unknown>
}
export type PushedText = { text: () => string } | null
export type Subscribing = {
  pushManager: {
    subscribe: (options: { userVisibleOnly: true; applicationServerKey: string }) => Promise<PushSubscription>
  }
}

type Pushed = Lasting & { data: PushedText }
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

/** Sent by a page when it is idle: its path, the resources that it has loaded, and the addresses of its answers. */
export type PageReport = {
  part: 'planner' | 'portal' | 'link'
  path: string
  loaded: string[]
  answers?: { as: string; addresses: string[] }
}
