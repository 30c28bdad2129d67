import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import pg from 'pg'
import { channel, type Change } from '#platform/server/db/announcements.ts'
import type { Database } from '#platform/server/db/open.ts'
import { configOf } from '#platform/server/db/pool.ts'
import type { LinkCaller, Session } from '#platform/server/db/callers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { RecentChanges } from '#platform/server/http/recent-changes.ts'

/** Who may listen. */
export type Hearer = Session | LinkCaller

export type Live = {
  /** Turns the answer into an event stream that lasts until the caller disconnects or the session ends. */
  open: (reply: FastifyReply, who: Hearer, query: { since?: number; tab?: string }) => void
  /** How many callers listen. */
  count: () => number
  close: () => Promise<void>
}

type Listener = { who: Hearer; reply: FastifyReply; tab: string | undefined }
type Source = Pick<Database, 'address' | 'announcements'>
/** Whether a change is news to somebody. */
type Concerns = (who: Hearer, change: Change) => boolean
type End = { kind: Hearer['kind']; session: number }

const sessionOf = (who: Hearer) => (who.kind === 'link' ? who.linkId : who.sessionId)

/** What a channel counts for: a link, an API token, or a session. */
function nameOf(who: Hearer): string {
  const kind = who.kind === 'planner' && who.apiToken ? 'token' : who.kind
  return `${kind} ${sessionOf(who)}`
}

/**
 * So many pages listen to one process: of one link, which anybody can pass on, more than a wedding has guests; of one
 * session, more tabs than somebody has open.
 */
const mostPages = { ofLink: 400, ofSession: 100 }

const heartbeatMs = 25_000
const reconnectMs = 500
const refusedForSeconds = 60

/** One database connection per process listens for all event streams. */
export async function openLive(
  { address, announcements }: Source,
  concerns: Concerns,
  warn: (message: string) => void,
): Promise<Live> {
  const listeners = new Set<Listener>()
  const countOf = new Map<string, number>()
  const recent = new RecentChanges()
  let closing = false
  let connection: pg.Client | undefined

  /** The call's id is sent only to the tab that made the call. */
  const say = ({ reply, tab }: Listener, { changed, client, call }: Change) => {
    const own = tab !== undefined && call?.startsWith(`${tab}.`)
    reply.raw.write(`data: ${JSON.stringify({ changed, clientId: client, ...(own && { call }) })}\n\n`)
  }

  function countPage({ who }: Listener, change: 1 | -1): void {
    const name = nameOf(who)
    const count = (countOf.get(name) ?? 0) + change
    const most = who.kind === 'link' ? mostPages.ofLink : mostPages.ofSession
    if (count > most) refuse('too-many', { retryAfter: refusedForSeconds })
    if (count > 0) countOf.set(name, count)
    else countOf.delete(name)
  }

  function begin(listener: Listener): void {
    countPage(listener, 1)
    listeners.add(listener)
  }

  function leave(listener: Listener): void {
    if (listeners.delete(listener)) countPage(listener, -1)
  }

  /** Nothing is sent after this; closing the connection may take a while. */
  function end(listener: Listener): void {
    leave(listener)
    listener.reply.raw.end()
  }

  function hear(where: string, payload: string): void {
    if (where === 'larkspur_ended') {
      const { kind, session } = JSON.parse(payload) as End
      for (const listener of listeners) {
        if (listener.who.kind === kind && sessionOf(listener.who) === session) end(listener)
      }
      return
    }
    announcements.receive(payload)
  }

  function deliver(change: Change): void {
    recent.add(change)
    for (const listener of listeners) if (concerns(listener.who, change)) say(listener, change)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...configOf(address),
      application_name: 'larkspur-live',
      keepAlive: true,
    })
    next.on('notification', ({ channel: where, payload }) => hear(where, payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => void reconnect(next))
    await next.connect()
    await next.query(`listen ${channel}; listen larkspur_ended`)
    connection = next
  }

  async function reconnect(lost: pg.Client): Promise<void> {
    if (closing || connection !== lost) return
    warn('the live channel lost its database connection')
    // Announcements may have been missed, so clients reconnect and refetch everything once.
    for (const listener of listeners) end(listener)
    while (!closing) {
      try {
        return await connect()
      } catch {
        await wait(reconnectMs)
      }
    }
  }

  await connect()
  const stopListening = announcements.listen(deliver)
  const heartbeat = setInterval(() => {
    for (const { reply } of listeners) reply.raw.write('event: here\ndata:\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  return {
    open(reply, who, { since, tab }) {
      const listener = { who, reply, tab }
      begin(listener)
      reply.hijack()
      const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
      reply.raw.writeHead(200, {
        ...(Object.fromEntries(headers) as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      reply.raw.write('retry: 1000\n\n')
      const missed = since === undefined ? [] : recent.since(since)
      for (const change of missed) if (concerns(who, change)) say(listener, change)
      reply.raw.on('close', () => leave(listener))
    },
    count: () => listeners.size,
    async close() {
      closing = true
      stopListening()
      clearInterval(heartbeat)
      for (const listener of listeners) end(listener)
      await connection?.end()
    },
  }
}
