import type { Contract } from '#contract/index.ts'
import * as features from '#server/features.ts'
import type { HandlersFor } from '#server/http/handler.ts'

type Handlers = { [Name in keyof typeof features]: (typeof features)[Name]['handlers'] }

const byFeature = Object.entries(features).map(([name, { handlers }]) => [name, handlers])

/** Satisfies the whole contract; the live channel is served by http/ itself. */
export const handlers: HandlersFor<Omit<Contract, 'live'>> = Object.fromEntries(byFeature) as Handlers
