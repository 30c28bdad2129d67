import { isDeepStrictEqual } from 'node:util'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse, told } from '#platform/server/foundation/refusal.ts'

type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one || null, other || null)

/** Refuses to overwrite what somebody else has written since the caller read it, unless it is the same. */
export function refuseStale(name: string, present: Values, change: Values, previous: Values | undefined): void {
  const fields = Object.keys(previous ?? {}).filter((field) => {
    if (change[field] === undefined) return false
    return !isSame(present[field], previous?.[field]) && !isSame(present[field], change[field])
  })
  if (fields.length === 0) return
  refuse('taken', {
    ...told('Someone else changed “{name}” in the meantime. Please take another look.', { name }),
    issues: fields.map((path) => ({ path, message: msg('Someone else changed this in the meantime.') })),
    current: Object.fromEntries(fields.map((field) => [field, present[field]])),
  })
}
