import type { Contract } from '#app/contract/index.ts'
import * as features from '#app/server/features.ts'
import { historyOf } from '#weddings/history/server/handlers.ts'
import type { LinkContentReaders, ServerFeature } from '#platform/server/http/feature.ts'
import type { HandlersFor } from '#platform/server/http/handler.ts'
import { tables } from '#app/server/tables.ts'
import { readLink } from '#app/server/read-link.ts'

type Handlers = { [Name in keyof typeof features]: (typeof features)[Name]['handlers'] }

const all: readonly ServerFeature[] = Object.values(features)
/** What links of each kind answer with, by the feature that the kind belongs to. */
const linkContents = Object.assign({}, ...all.map((feature) => feature.linkContents)) as LinkContentReaders
const afterUndo = all.flatMap((feature) => feature.afterUndo ?? [])

const byFeature = Object.entries(features).map(([name, { handlers }]) => [name, handlers])

/** Implements the whole contract, except the live channel, which `platform/server/http/` serves itself. */
export const handlers: HandlersFor<Omit<Contract, 'live'>> = {
  ...(Object.fromEntries(byFeature) as Handlers),
  history: historyOf({ tables, afterUndo }),
  links: { ...features.links.handlers, read: readLink(linkContents) },
}
