import type { Call } from '#platform/contract/call.ts'
import type { Answer as AnswerOf, Endpoint, Input as InputOf, Upload } from '#platform/contract/endpoint.ts'

/** `app/contract/index.ts` adds the contract of all features to this type, and `app/contract/pages.ts` their pages. */
// oxlint-disable-next-line typescript/no-empty-interface -- declarations of interfaces merge, those of types do not
export interface Registered {}
type Contract = Registered extends { contract: infer All } ? All : never
/** The paths of the pages for planners. */
export type PlannerPath = Registered extends { plannerPath: infer Paths extends string } ? Paths : never

type AnyEndpoint = { [Feature in keyof Contract]: Contract[Feature][keyof Contract[Feature]] }[keyof Contract]
type ByCall = { [E in AnyEndpoint as E['call']]: E }

/** The endpoint of a call, whose schemas only the types know here. */
type EndpointOf<C extends Call> = C extends keyof ByCall ? ByCall[C] : Endpoint

/** The calls that take files. */
export type Receiver = Extract<AnyEndpoint, { upload: Upload }>['call']

/** The kinds of callers that a call serves. */
export type Callers<C extends Call> = keyof EndpointOf<C>['for']

/** What the browser passes to `call`. */
export type Input<C extends Call> = InputOf<EndpointOf<C>>

/** What the browser gets back; name the kind of caller where the call serves several. */
export type Answer<C extends Call, Kind extends Callers<C> = Callers<C>> = AnswerOf<EndpointOf<C>, Kind>
