import type { Contract } from '#contract/index.ts'
import * as features from '#server/features.ts'
import type { HandlersFor } from '#server/http/handler.ts'

type Handlers = { [Name in keyof typeof features]: (typeof features)[Name]['handlers'] }

const byFeature = Object.entries(features).map(([name, { handlers }]) => [name, handlers])

/** Implements the whole contract, except the live channel, which http/ serves itself. */
export const handlers: HandlersFor<Omit<Contract, 'live'>> = Object.fromEntries(byFeature) as Handlers
