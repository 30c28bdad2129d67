import type { Readable } from 'node:stream'
import type { Body, Endpoint, ParamsOf, Query, Reply } from '#contract/endpoint.ts'
import type { CoupleSession, Nobody, PlannerSession, Session } from '#server/db/within.ts'
import type { Tx } from '#server/db/pool.ts'
import type { Services } from '#server/ground/services.ts'

/** A file that has come with a call, and is in the store by now. */
export type ReceivedFile = { key: string; size: number; type: string; name: string }

type Received<B> = { body: B; files: ReceivedFile[] }

/**
 * Stores the files of the call as they come, and then lets them be recorded. Whatever keeps that from happening, a broken
 * connection as well as a refusal, leaves no bytes behind. What is to be stored may be made from what comes.
 */
export type Receive<B> = <T>(
  record: (received: Received<B>) => Promise<T>,
  make?: (bytes: Readable) => Promise<Readable>,
) => Promise<T>

export type SignedBody = { bytes: Buffer; signature: string | undefined }

type WhoIs = { planner: PlannerSession; couple: CoupleSession; anyone: Nobody }

type WithUpload = { upload: object }

/** What was asked, in one shape for each kind of caller, so that `who.kind` tells which body it is. */
type Asked<E extends Endpoint> = {
  [Kind in keyof E['for'] & keyof WhoIs]: {
    who: WhoIs[Kind]
    params: ParamsOf<E['route']>
    query: Query<E['for'][Kind]>
    body: E extends WithUpload ? undefined : Body<E['for'][Kind]>
    receive: E extends WithUpload ? Receive<Body<E['for'][Kind]>> : undefined
    services: Services
    /** The body as it came, of a call that is signed. */
    signed: SignedBody | undefined
  }
}[keyof E['for'] & keyof WhoIs]

export type Call<E extends Endpoint> = Asked<E> & { tx: Tx }

/** The usual handler: runs inside one transaction of the caller, which is committed when it returns. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>>

export type SessionCookies = {
  give: (kind: Session['kind'], token: string) => void
  take: (kind: Session['kind']) => void
  token: (kind: Session['kind']) => string | undefined
}

export type OutsideCall<E extends Endpoint> = Asked<E> & {
  /** A transaction as the caller. */
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** A transaction on the accounts, for what must be known or noted before anybody is signed in. */
  atDoor: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  cookies: SessionCookies
  /** The caller's network address, as far as proxies are trusted. */
  from: string
}

/** For what must wait outside a transaction (hashing, files, other services): it opens its own, one after the other. */
export type OutsideHandler<E extends Endpoint> = { outside: (call: OutsideCall<E>) => Promise<Reply<E>> }

export type HandlersOf<Feature> = {
  [Name in keyof Feature]: Feature[Name] extends Endpoint
    ? OutsideHandler<Feature[Name]> | (Feature[Name] extends WithUpload ? never : Handler<Feature[Name]>)
    : never
}
export type HandlersFor<Contract> = { [Name in keyof Contract]: HandlersOf<Contract[Name]> }

/** What the machinery works with, once the types have done their work. */
export type AnyHandler = ((call: never) => Promise<unknown>) | { outside: (call: never) => Promise<unknown> }
