/** The parts of the service worker API used here, because TypeScript's types for workers and for pages exclude each other. */
export type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
export type Told<Message> = Lasting & { data: Message }

type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: Lasting) => void): void
    (type: 'fetch', hear: (event: Fetching) => void): void
    <Message>(type: 'message', hear: (event: Told<Message>) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}
export const worker = globalThis as unknown as WorkerScope
