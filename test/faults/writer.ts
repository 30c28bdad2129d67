import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#test/faults/random.ts'

export type Wedding = {
  id: number
  email: string
  taskTitle: string
  taskId: number
  /** What is known of the mail with the invitation: that it was ordered, perhaps ordered, or not asked for. */
  invitation: 'ordered' | 'perhaps' | 'none'
}

/** What all writers have done, to be compared with what is stored. */
export class Ledger {
  readonly weddings: Wedding[] = []
  readonly problems: string[] = []
  /** Calls with a key that were answered. */
  keyed = 0
  /** Calls that were made again with their key. */
  again = 0
  /** Connections that the caller broke off while the call was on its way. */
  brokenOff = 0
  /** Calls sent several times at once with one key. */
  doubled = 0
}

type Answer = { status: number; body: { id?: number } }
type Parts = { url: string; cookie: string; name: string; random: Random; ledger: Ledger }

const patienceMs = 8000
const againAfterMs = 100
/** Answers that say to call again; no answer at all says that too. */
const passing = new Set([503, 507])

/** A planner's program: adds weddings with a task for the couple one after the other, and never gives up. */
export class Writer {
  readonly #parts: Parts
  #stopping = false
  #running: Promise<void> | undefined
  count = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
  }

  async #run(): Promise<void> {
    const { name, random, ledger } = this.#parts
    while (!this.#stopping) {
      try {
        await this.#addWedding(`${name}-${this.count}`)
      } catch (error) {
        ledger.problems.push((error as Error).message)
      }
      this.count += 1
      await pause(20 + random.upTo(100))
    }
  }

  async #addWedding(name: string): Promise<void> {
    const { random, ledger } = this.#parts
    const email = `${name}@example.com`
    const id = await this.#keyed('/api/clients', { partnerOneName: name, email })
    const mailsInvitation = random.chance(0.2)
    const invitation = mailsInvitation ? await this.#mailInvitation(id) : 'none'
    // A letter goes only to couples that are invited.
    if (invitation !== 'ordered') await this.#keyed(`/api/clients/${id}/invite`)
    const taskTitle = `Task of ${name}`
    const taskId = await this.#keyed('/api/tasks', { title: taskTitle, clientId: id, assignedTo: 'client' })
    ledger.weddings.push({ id, email, taskTitle, taskId, invitation })
  }

  /** Has no key, so it is called once, whatever becomes of it. */
  async #mailInvitation(id: number): Promise<Wedding['invitation']> {
    const path = `/api/clients/${id}/invite/mail`
    const answer = await this.#call(path, {}, {}, patienceMs)
    if (answer && answer.status !== 200 && !passing.has(answer.status)) this.#unexpected(path, answer)
    return answer?.status === 200 ? 'ordered' : 'perhaps'
  }

  /** Calls again with the same key until it is answered; returns the id in the answer. */
  async #keyed(path: string, body: object = {}): Promise<number> {
    const { random, ledger } = this.#parts
    const headers = { 'idempotency-key': randomUUID() }
    for (let tries = 0; ; tries += 1) {
      if (tries > 0) ledger.again += 1
      const isBrokenOff = random.chance(0.1)
      if (isBrokenOff) {
        ledger.brokenOff += 1
        await this.#call(path, body, headers, random.upTo(25))
        continue
      }
      const copies = random.chance(0.1) ? 3 : 1
      if (copies > 1) ledger.doubled += 1
      const answers = await Promise.all(
        Array.from({ length: copies }, () => this.#call(path, body, headers, patienceMs)),
      )
      const given = answers.filter((answer) => answer !== undefined)
      for (const answer of given)
        if (answer.status >= 300 && !passing.has(answer.status)) this.#unexpected(path, answer)
      const done = given.filter(({ status }) => status < 300)
      if (new Set(done.map((answer) => JSON.stringify(answer.body))).size > 1)
        ledger.problems.push(`${path} gave several answers to one key: ${JSON.stringify(done)}`)
      if (done[0]) {
        ledger.keyed += 1
        return done[0].body.id ?? 0
      }
      await pause(againAfterMs)
    }
  }

  #unexpected(path: string, { status, body }: Answer): never {
    throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  }

  /** Undefined if there is no answer in this time. */
  async #call(
    path: string,
    body: object,
    headers: Record<string, string>,
    withinMs: number,
  ): Promise<Answer | undefined> {
    const { url, cookie } = this.#parts
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(Math.max(1, Math.round(withinMs))),
      })
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    } catch {
      return undefined
    }
  }
}
