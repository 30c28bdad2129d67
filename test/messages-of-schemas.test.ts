import { expect, test } from 'vitest'
import type { CallerKind, Schema } from '#platform/contract/endpoint.ts'
import { madeOf } from '#platform/contract/locale/translate.ts'
import { endpoints } from '#test/samples.ts'
import { catalogueOf } from '../scripts/messages.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What zod's checks keep for themselves, such as their messages. */
const internals = '_zod'

/** The messages of a schema and of what it is made of, but not those of zod. */
function messagesOf(schema: Schema): Set<string> {
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const look = (part: unknown): void => {
    if (!isObject(part) || seen.has(part)) return
    seen.add(part)
    if ('error' in part && typeof part.error === 'function') {
      const message: unknown = part.error({ code: 'custom', path: [], input: undefined })
      if (typeof message === 'string') found.add(message)
    }
    for (const inner of 'def' in part ? Object.values(part.def as object) : Object.values(part)) look(inner)
    if ('def' in part) look(part.def)
    if (internals in part) look((part[internals] as { def: unknown }).def)
  }
  look(schema)
  return found
}

/** Where planners sign in and up, in English. */
const isOfStudio = (route: string) => / \/api\/(?:auth|member-invite)\//.test(route)

test('what couples, links and visitors send is refused in words that are translated', () => {
  const kinds: CallerKind[] = ['couple', 'link', 'anyone']
  const french = catalogueOf('fr')
  const untranslated = endpoints
    .filter(({ route }) => !isOfStudio(route))
    .flatMap(({ route, for: terms }) =>
      kinds.flatMap((kind) =>
        [terms[kind]?.body, terms[kind]?.query].flatMap((schema) =>
          [...(schema ? messagesOf(schema) : [])]
            .filter((message) => !french[madeOf.get(message)?.english ?? message])
            .map((message) => `${route}: ${message}`),
        ),
      ),
    )
  expect(untranslated).toEqual([])
})
