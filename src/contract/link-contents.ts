import * as z from 'zod/mini'
import type { LinkKind } from '#contract/link-kinds.ts'

/**
 * What links answer with, besides whom they are for: one type for each kind, with that kind as its `kind`. Features add
 * theirs by declaration merging, its schema in `contract/features/`, and its query in their `feature.ts` on the server.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface LinkContents {}
export type LinkContent = LinkContents[keyof LinkContents]

export type LinkContentSchemas = {
  readonly [Kind in keyof LinkContents]?: z.ZodMiniType<LinkContents[Kind]>
}

type ContentSchema = z.ZodMiniObject<{ kind: z.ZodMiniLiteral<LinkKind> }>

/** A link of a kind that no feature adds to has no content. */
export function anyContent(schemas: readonly z.ZodMiniType[]): z.ZodMiniType {
  const [first, ...others] = schemas as readonly ContentSchema[]
  return z.nullable(first ? z.discriminatedUnion('kind', [first, ...others]) : z.object({}))
}
