import { setTimeout as pause } from 'node:timers/promises'

const vendor = { name: 'The band', category: 'musician' }

/** Somebody who is signed in and works on while faults happen: reads, adds vendors, and listens. */
export class Insider {
  readonly statuses: Record<string, number> = {}
  slowestMs = 0
  changes = 0
  announced = 0
  liveChannelEnded = false
  readonly #url: string
  readonly #cookie: string
  readonly #ending = new AbortController()
  readonly #leaving = new AbortController()
  #working: Promise<void> | undefined

  constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  async start(): Promise<void> {
    const live = await this.#send('/api/live', { signal: this.#ending.signal })
    void this.#listen(live).catch(() => {})
    this.#working = this.#work()
  }

  async stop(): Promise<void> {
    this.#leaving.abort()
    await this.#working
    // The last change is announced too.
    await pause(500)
    this.#ending.abort()
  }

  async #listen({ body }: Response): Promise<void> {
    const decoder = new TextDecoder()
    for await (const bytes of body ?? [])
      this.announced += decoder.decode(bytes).split('"changed":"vendors"').length - 1
    this.liveChannelEnded = !this.#ending.signal.aborted
  }

  async #work(): Promise<void> {
    for (let count = 0; !this.#leaving.signal.aborted; count += 1) {
      const begun = performance.now()
      const status = await (count % 4 === 0 ? this.#change() : this.#call('/api/clients'))
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun)
      this.statuses[status] = (this.statuses[status] ?? 0) + 1
      await pause(250)
    }
  }

  async #change(): Promise<number> {
    const status = await this.#call('/api/vendors', { method: 'POST', body: JSON.stringify(vendor) })
    if (status === 201) this.changes += 1
    return status
  }

  async #call(path: string, options: RequestInit = {}): Promise<number> {
    const answer = await this.#send(path, options)
    await answer.text()
    return answer.status
  }

  #send(path: string, options: RequestInit): Promise<Response> {
    return fetch(this.#url + path, {
      ...options,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
    })
  }
}
