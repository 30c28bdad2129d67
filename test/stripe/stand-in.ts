import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { checkoutSession, Refusal, type Session } from '#test/stripe/session.ts'

type Keys = { secretKey: string; webhookSecret: string }
type Answer = { status: number; body: object }
export type StandInEvent = { id: string; object: 'event'; type: string; created: number; data: { object: object } }
/** An HTTP status, no response, or a response that is lost after the request was executed. */
type Failure = number | 'hang' | 'lose'
type Intent = {
  id: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  latest_charge: { id: string; created: number; payment_method_details: { type: string } }
}

const chargeOfSession = 'payment_intent.latest_charge'
const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const now = () => Math.floor(Date.now() / 1000)

/** Implements the part of Stripe's protocol that paying an invoice needs, and records the requests. */
export type StripeStandIn = Awaited<ReturnType<typeof openStandIn>>

export async function openStandIn({ secretKey, webhookSecret }: Keys, { port = 0 } = {}) {
  const sessions = new Map<string, Session>()
  const answered = new Map<string, { request: string; answer: Answer }>()
  const failures: Failure[] = []
  /** The payment started on a session. */
  const intents = new Map<string, Intent>()
  const requests: { method: string; path: string }[] = []
  /** The webhook that receives the events when the couple pays on the payment page. */
  let webhookAddress: string | undefined

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const path = URL.parse(request.url ?? '', url)?.pathname ?? ''
    const page = /^\/pay\/(\w+)$/.exec(path)?.[1]
    if (page) return showPage(response, page, request.method === 'POST' ? new URLSearchParams(body) : undefined)
    requests.push({ method: request.method ?? '', path })
    const failure = failures.shift()
    if (failure === 'hang') return
    const { status, body: shown } =
      typeof failure === 'number'
        ? refused(new Refusal(failure, 'api_error', 'On demand'))
        : answer(request, path, body)
    if (failure === 'lose') return void response.destroy()
    const headers = { 'content-type': 'application/json', 'request-id': id('req') }
    response.writeHead(status, headers).end(JSON.stringify(shown))
  }

  /** A repeated idempotency key gets the first response, whatever has changed since. */
  function answer(request: IncomingMessage, path: string, body: string): Answer {
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided')
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || typeof key !== 'string') return { status: 200, body: act(request, path, body) }
      const known = answered.get(key)
      const asked = `${path}\n${body}`
      if (known && known.request !== asked)
        throw new Refusal(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters',
        )
      const made = known?.answer ?? { status: 200, body: structuredClone(act(request, path, body)) }
      answered.set(key, { request: asked, answer: made })
      return made
    } catch (error) {
      return refused(error)
    }
  }

  function act({ method, headers, url: asked }: IncomingMessage, path: string, body: string): object {
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      if (headers['content-type'] !== 'application/x-www-form-urlencoded')
        throw new Refusal(400, 'invalid_request_error', 'Send a form')
      const session = checkoutSession(id('cs_test'), url, body)
      sessions.set(session.id, session)
      return session
    }
    const [, name, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    const session = find(name)
    const expanded = URL.parse(asked ?? '', url)?.searchParams.get('expand[0]')
    if (!action && method === 'GET') return expanded === chargeOfSession ? withCharge(session) : session
    if (action && method === 'POST') return Object.assign(openOne(session), { status: 'expired', url: null })
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`)
  }

  function find(name = ''): Session {
    const session = sessions.get(name)
    if (!session)
      throw new Refusal(404, 'invalid_request_error', `No such checkout.session: '${name}'`, 'resource_missing')
    return session
  }

  const withCharge = (session: Session): object => ({
    ...session,
    payment_intent: intents.get(session.id) ?? session.payment_intent,
  })

  /** Pays on the page, by card by default. */
  function pay(sessionId: string, type = 'card'): StandInEvent {
    begin(sessionId, type, 'succeeded')
    return become(sessionId, 'paid', 'checkout.session.completed')
  }

  /** A bank debit: the checkout is complete days before the payment succeeds or fails. */
  function payLater(sessionId: string, type = 'us_bank_account') {
    begin(sessionId, type, 'processing')
    return {
      completed: become(sessionId, 'unpaid', 'checkout.session.completed'),
      arrives: () => answerOfBank(sessionId, 'pays'),
      fails: () => answerOfBank(sessionId, 'fails'),
    }
  }

  function answerOfBank(sessionId: string, answer: 'pays' | 'fails'): StandInEvent {
    const intent = intents.get(sessionId)
    if (intent?.status !== 'processing') throw new Error('No bank is asked, or it has answered already')
    const [status, paid, name] =
      answer === 'pays'
        ? (['succeeded', 'paid', 'succeeded'] as const)
        : (['requires_payment_method', 'unpaid', 'failed'] as const)
    Object.assign(intent, { status })
    return become(sessionId, paid, `checkout.session.async_payment_${name}`)
  }

  function begin(sessionId: string, type: string, status: Intent['status']): void {
    const charge = { id: id('ch'), created: now(), payment_method_details: { type } }
    const intent = { id: id('pi'), status, latest_charge: charge }
    Object.assign(openOne(find(sessionId)), { status: 'complete', payment_intent: intent.id, url: null })
    intents.set(sessionId, intent)
  }

  /** Events contain the current session, without expanded references. */
  function become(sessionId: string, payment_status: Session['payment_status'], type: string): StandInEvent {
    return eventOf(type, Object.assign(find(sessionId), { payment_status }))
  }

  /** A dispute event; one dispute has several events with the same id. */
  function dispute(
    sessionId: string,
    what: 'created' | 'funds_withdrawn' | 'funds_reinstated' | 'closed',
    { id: disputeId = id('du'), status = 'needs_response', amount = find(sessionId).amount_total } = {},
  ): StandInEvent {
    const { payment_intent, currency } = find(sessionId)
    const evidence_details = { due_by: now() + 7 * 24 * 60 * 60 }
    const made = { id: disputeId, object: 'dispute', amount, currency, payment_intent, status, reason: 'fraudulent' }
    return eventOf(`charge.dispute.${what}`, { ...made, evidence_details })
  }

  /** A refund of the payment, created or in the given state. */
  function refund(
    sessionId: string,
    amount: number,
    status: 'pending' | 'succeeded' | 'failed' = 'succeeded',
    refundId = id('re'),
  ) {
    const { payment_intent, currency } = find(sessionId)
    const made = { id: refundId, object: 'refund', amount, currency, payment_intent, status }
    return eventOf(status === 'failed' ? 'refund.failed' : 'refund.created', made)
  }

  const eventOf = (type: string, object: object): StandInEvent => ({
    id: id('evt'),
    object: 'event',
    type,
    created: now(),
    data: { object: structuredClone(object) },
  })

  function signed(event: object, { at = now(), secret = webhookSecret } = {}) {
    const body = JSON.stringify(event, undefined, 2)
    return { body, signature: `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` }
  }

  /** Sends the event once for each call; the caller chooses delay, repetition and order. */
  async function deliver(event: object, address: string, how: { at?: number; secret?: string } = {}): Promise<number> {
    const { body, signature } = signed(event, how)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    return (await fetch(address, { method: 'POST', headers, body })).status
  }

  async function showPage(response: ServerResponse, sessionId: string, paying?: URLSearchParams): Promise<void> {
    const session = sessions.get(sessionId)
    if (session?.status !== 'open') return void response.writeHead(410).end()
    if (paying) {
      const event = paying.get('by') === 'bank' ? payLater(sessionId).completed : pay(sessionId)
      if (webhookAddress) await deliver(event, webhookAddress)
      return void response.writeHead(303, { location: session.success_url }).end()
    }
    const page = `<!doctype html><title>Checkout</title><form method="post"><button>Pay ${session.amount_total}</button><button name="by" value="bank">Pay by bank</button></form>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }

  return {
    url,
    requests,
    sessions,
    pay,
    payLater,
    answerOfBank,
    refund,
    dispute,
    signed,
    deliver,
    sendEventsTo: (address: string | undefined) => void (webhookAddress = address),
    failNext: (...next: Failure[]) => void failures.push(...next),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function openOne(session: Session): Session {
  if (session.status === 'open') return session
  throw new Refusal(
    400,
    'invalid_request_error',
    'Only Checkout Sessions with a status in ["open"] can be expired or paid',
  )
}

function refused(error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error
  const { status, type, message, code } = error
  return { status, body: { error: { type, message, code } } }
}
