import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'

export const addressOfMail = (mail: Email) => mail.to?.[0]?.address ?? ''

/** Enqueues mail jobs one after the other; an address is added to the list when the database has acknowledged its job. */
export class MailLoad {
  readonly acknowledged: string[] = []
  readonly #connect: () => Promise<pg.Client>
  #running: Promise<void> | undefined
  #stopping = false

  constructor(connect: () => Promise<pg.Client>) {
    this.#connect = connect
  }

  start(betweenMs: number): void {
    this.#running = this.#run(betweenMs)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
  }

  async #run(betweenMs: number): Promise<void> {
    let connection: pg.Client | undefined
    for (let number = 1; !this.#stopping; number += 1) {
      const to = `guest-${number}@example.com`
      try {
        connection ??= await this.#connect()
        await connection.query(`select enqueue('mail', $1)`, [
          JSON.stringify({ to, subject: 'Hello', greeting: `Hello ${number}`, paragraphs: [] }),
        ])
        this.acknowledged.push(to)
      } catch {
        await connection?.end().catch(() => {})
        connection = undefined
      }
      await pause(betweenMs)
    }
    await connection?.end()
  }
}

/** Allows for kills between recording a mail and sending its end; more would be a bug. */
const mostLost = 4

/** Every acknowledged mail was delivered once, except for the few that the log reports as unknown. */
export async function expectAllOnce(load: MailLoad, received: readonly Email[], log: () => string): Promise<void> {
  const arrived = () => received.map(addressOfMail)
  const missing = () =>
    load.acknowledged.filter((to) => !arrived().includes(to) && !log().includes(`"to":"${to}","subject":"Hello"`))
  await expect.poll(missing, { timeout: 90_000, interval: 200 }).toEqual([])
  await pause(300)
  expect(arrived().filter((to, index, all) => all.indexOf(to) !== index)).toEqual([])
  expect(load.acknowledged.filter((to) => !arrived().includes(to)).length).toBeLessThanOrEqual(mostLost)
}
