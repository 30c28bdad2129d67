import type { Contract } from '#contract/index.ts'
import * as features from '#server/features.ts'
import type { LinkContentReaders, ServerFeature } from '#server/http/feature.ts'
import type { HandlersFor } from '#server/http/handler.ts'
import { readLink } from '#server/links/handlers.ts'

type Handlers = { [Name in keyof typeof features]: (typeof features)[Name]['handlers'] }

const all: readonly ServerFeature[] = Object.values(features)
/** What links of each kind answer with, by the feature that the kind belongs to. */
const linkContents = Object.assign({}, ...all.map((feature) => feature.linkContents)) as LinkContentReaders

const byFeature = Object.entries(features).map(([name, { handlers }]) => [name, handlers])

/** Implements the whole contract, except the live channel, which http/ serves itself. */
export const handlers: HandlersFor<Omit<Contract, 'live'>> = {
  ...(Object.fromEntries(byFeature) as Handlers),
  links: { ...features.links.handlers, read: readLink(linkContents) },
}
