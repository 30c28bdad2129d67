import type { Readable } from 'node:stream'
import type { Body, Endpoint, ParamsOf, Query, Reply } from '#platform/contract/endpoint.ts'
import type { StreamedBody } from '#platform/server/http/streamed-body.ts'
import type { CoupleSession, Anyone, LinkCaller, PlannerSession, Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Services } from '#platform/server/foundation/services.ts'

/** An uploaded file that is stored already. */
export type ReceivedFile = { key: string; size: number; type: string; name: string }

type Received<B> = { body: B; files: ReceivedFile[] }

/**
 * Stores uploaded files as they arrive, then runs the recording. If that fails or the connection breaks, the bytes are
 * removed. A file may be transformed before it is stored.
 */
export type Receive<B> = <T>(
  record: (received: Received<B>) => Promise<T>,
  make?: (bytes: Readable) => Promise<Readable>,
) => Promise<T>

export type SignedBody = { bytes: Buffer; signature: string | undefined }

type WhoIs = { planner: PlannerSession; couple: CoupleSession; anyone: Anyone; link: LinkCaller }

type WithUpload = { upload: object }

/** A request, with one shape per kind of caller, so that `who.kind` narrows the body's type. */
type Asked<E extends Endpoint> = {
  [Kind in keyof E['for'] & keyof WhoIs]: {
    who: WhoIs[Kind]
    params: ParamsOf<E['call']>
    query: Query<E['for'][Kind]>
    body: E extends WithUpload ? undefined : Body<E['for'][Kind]>
    receive: E extends WithUpload ? Receive<Body<E['for'][Kind]>> : undefined
    services: Services
    /** The raw body of a signed call. */
    signed: SignedBody | undefined
    /** The body of a streamed call. */
    streamed: StreamedBody | undefined
    /** The marks of the answers that the caller has already. */
    has: string | undefined
  }
}[keyof E['for'] & keyof WhoIs]

export type Call<E extends Endpoint> = Asked<E> & { tx: Tx }

/** For an endpoint without a response body, a query that returns nothing may be returned as it is. */
type Returned<E extends Endpoint> = undefined extends Reply<E> ? Reply<E> | void : Reply<E>

/** The usual handler: runs in one transaction of the caller, committed when it returns. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Returned<E>>

export type SessionCookies = {
  give: (kind: Session['kind'], token: string) => void
  take: (kind: Session['kind']) => void
  token: (kind: Session['kind']) => string | undefined
  /** The browser with its session of this kind, as it presents itself, and with the key of its earlier sign-ins. */
  browser: (kind: Session['kind']) => Browser
  keepKey: (key: string) => void
  /** The key to what a passkey of this browser has to sign. */
  challenge: () => string | undefined
  keepChallenge: (key: string) => void
  forgetChallenge: () => void
}

export type Browser = { session: string | undefined; key: string | undefined; agent: string; address: string }

type OutsideCall<E extends Endpoint> = Asked<E> & {
  /** Runs a transaction as the caller. */
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * Runs the last transaction, whose result is the answer: it is stored in this transaction if the call has an
   * `Idempotency-Key`. Calls with files record them with it.
   */
  finish: (work: (tx: Tx) => Promise<Returned<E>>) => Promise<Reply<E>>
  /** Runs a transaction as a caller without a session, which may read and write accounts only. */
  withoutSession: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  cookies: SessionCookies
  /** The caller's IP address, as reported by trusted proxies. */
  from: string
  /** Aborted when the caller has closed the connection, and nobody waits for the answer. */
  gone: AbortSignal
}

/**
 * For slow work that must not hold a transaction (hashing, files, other services): it opens its own, one after the
 * other.
 */
type OutsideHandler<E extends Endpoint> = {
  outside: (call: OutsideCall<E>) => Promise<Reply<E>>
  /** Repeats with an `Idempotency-Key` are made anew: the call changes nothing, and its answer goes with a cookie. */
  isMadeAnew?: true
}

export type HandlersOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? OutsideHandler<Module[Name]> | (Module[Name] extends WithUpload ? never : Handler<Module[Name]>)
    : never
}
export type HandlersFor<Contract> = { [Name in keyof Contract]: HandlersOf<Contract[Name]> }

/** The untyped form, for the code that mounts handlers. */
export type AnyHandler =
  | ((call: never) => Promise<unknown>)
  | { outside: (call: never) => Promise<unknown>; isMadeAnew?: true }
