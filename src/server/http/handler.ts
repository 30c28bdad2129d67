import type { Readable } from 'node:stream'
import type { Body, Endpoint, ParamsOf, Query, Reply } from '#contract/endpoint.ts'
import type { CoupleSession, Nobody, PlannerSession, Session } from '#server/db/within.ts'
import type { Tx } from '#server/db/pool.ts'
import type { FileStore } from '#server/files/store.ts'

/** What this installation is: its public address and its file store. */
export type House = { publicUrl: string; files: FileStore }

type WhoIs = { planner: PlannerSession; couple: CoupleSession; anyone: Nobody }

/** What was asked, in one shape for each kind of caller, so that `who.kind` tells which body it is. */
type Asked<E extends Endpoint> = {
  [Kind in keyof E['for'] & keyof WhoIs]: {
    who: WhoIs[Kind]
    params: ParamsOf<E['route']>
    query: Query<E['for'][Kind]>
    body: Body<E['for'][Kind]>
    house: House
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
  file: E extends { upload: object } ? Readable : undefined
}

/** For what must wait outside a transaction (hashing, files, other services): it opens its own, one after the other. */
export type OutsideHandler<E extends Endpoint> = { outside: (call: OutsideCall<E>) => Promise<Reply<E>> }

export type HandlersOf<Feature> = {
  [Name in keyof Feature]: Feature[Name] extends Endpoint
    ? Handler<Feature[Name]> | OutsideHandler<Feature[Name]>
    : never
}
export type HandlersFor<Contract> = { [Name in keyof Contract]: HandlersOf<Contract[Name]> }

/** What the machinery works with, once the types have done their work. */
export type AnyHandler = ((call: never) => Promise<unknown>) | { outside: (call: never) => Promise<unknown> }
