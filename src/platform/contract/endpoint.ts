import type * as z from 'zod/mini'
import { partsOf, type Call, type Parts } from '#platform/contract/call.ts'
import type { LinkKind } from '#platform/contract/link-kinds.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'
import type { Needs } from '#platform/contract/rights.ts'

export type Schema = z.ZodMiniType

/**
 * Who may call. 'anyone' is a caller without a session; 'link' is whoever has the address of a link, whose secret is the
 * parameter `{token}` of the path. Neither is combined with another kind.
 */
export type CallerKind = 'anyone' | 'planner' | 'couple' | 'link'

/** A body that is too large to hold in memory: of one of these types, or one of these fields of a form. */
export type Streamed = { fields: readonly string[]; types: readonly string[] }

/** What one kind of caller may send, and every field that it may see in the answer. */
export type Terms = { query?: Schema; body?: Schema; returns: Schema }

/** A file sent as multipart/form-data with the fields of the body, as `file`. */
export type Upload = {
  maxBytes: number
  types: readonly string[]
  /** One by default. */
  maxFiles?: number
  /** The call may be made without a file, as JSON. */
  optional?: true
  /** Files keep their names, so a name's extension must match the type. */
  named?: true
  /** HEIC pictures become JPEG, and their names with them. */
  heicAsJpeg?: true
}

export type Endpoint<C extends Call = Call, F extends TermsByCaller = TermsByCaller> = Omit<Parts, 'anyone'> & {
  call: C
  for: F
  status: 200 | 201 | 202 | 204
  upload?: Upload
  /** Couples are refused while their planner hides this part of the portal. */
  feature?: PortalPart
  /** The rights that a member of the studio needs; 'work' by default. */
  needs?: Needs
  /** About the person who is signed in, also if it needs a right: API tokens are refused. */
  personal?: true
  /** Callable without a second factor that the studio requires. */
  beforeSecondFactor?: true
  /** The kinds of links that it serves; all that show a page by default. */
  linkKinds?: readonly LinkKind[]
  /** The header with a signature of the body; handlers get the body unparsed. */
  signed?: string
  /** Handlers get the body as a stream. */
  streamed?: Streamed
  /** A body of any content type is accepted, and not parsed. */
  ignoresBody?: true
  /** The size of a body that may be larger than others. */
  mostBytes?: number
  summary: string
}

export type TermsByCaller = { [Kind in CallerKind]?: Terms }

const usualStatus = { GET: 200, PUT: 200, PATCH: 200, POST: 201, DELETE: 204 } as const

export function endpoint<
  const C extends Call,
  const F extends TermsByCaller,
  const U extends Upload | undefined = undefined,
>(
  call: C,
  options: {
    summary: string
    for: F
    status?: 200 | 201 | 202 | 204
    upload?: U
    feature?: PortalPart
    needs?: Needs
    personal?: true
    beforeSecondFactor?: true
    linkKinds?: readonly LinkKind[]
    signed?: string
    streamed?: Streamed
    ignoresBody?: true
    mostBytes?: number
  },
): Endpoint<C, F> & { upload: U } {
  const { anyone: _, ...parts } = partsOf(call)
  return { status: usualStatus[parts.method], ...options, upload: options.upload as U, call, ...parts }
}

/** What needs no right is about the person who is signed in as well. */
export const isPersonal = ({ needs, personal }: Pick<Endpoint, 'needs' | 'personal'>): boolean =>
  personal === true || needs?.length === 0

type NamesIn<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Path parameters are ids, except the secret of a link. */
export type ParamsOf<R extends string> = {
  [Name in NamesIn<R>]: Name extends 'token' ? string : number
}

type Part<T, Name extends 'query' | 'body', How extends 'input' | 'output'> = T extends {
  [N in Name]: infer S extends Schema
}
  ? How extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined

export type Query<T> = Part<T, 'query', 'output'>
export type Body<T> = Part<T, 'body', 'output'>

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : {} extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }
type GivenParams<P> = [keyof P] extends [never] ? { params?: undefined } : { params: P }
type GivenFile<E> = E extends { upload: { maxFiles: number } }
  ? { files?: readonly File[] }
  : E extends { upload: { optional: true } }
    ? { file?: File }
    : E extends { upload: Upload }
      ? { file: File }
      : { file?: undefined }

/** What the browser passes to `call`. */
export type Input<E extends Endpoint> = {
  [Kind in keyof E['for']]: GivenParams<ParamsOf<E['call']>> &
    Given<'query', Part<E['for'][Kind], 'query', 'input'>> &
    Given<'body', Part<E['for'][Kind], 'body', 'input'>> &
    GivenFile<E>
}[keyof E['for']]

type ReturnsOf<T> = T extends { returns: infer S extends Schema } ? S : never

/** What the browser gets back; name the kind of caller where the endpoint serves several. */
export type Answer<E extends Endpoint, Kind extends keyof E['for'] = keyof E['for']> = z.output<
  ReturnsOf<E['for'][Kind]>
>

/** What the handler returns, before it is reduced to the fields that this caller may see. */
export type Reply<E extends Endpoint> = z.input<ReturnsOf<E['for'][keyof E['for']]>>
