import type { Right } from '#platform/contract/rights.ts'
import { homes, needsOf } from '#platform/web/router/known-pages.ts'
import { localPlanner } from '#platform/web/session/session.ts'

/** Whether the signed-in member of the studio has a right; the server decides. */
export const hasRight = (right: Right): boolean => localPlanner()?.rights?.includes(right) ?? true

/** Where a member without the right for a page is led instead; undefined if the page may be opened. */
export function homeInstead(path = ''): string | undefined {
  const needed = needsOf(path)
  if (needed === null || hasRight(needed)) return undefined
  if (hasRight('work')) return '/'
  return homes().find(({ needs }) => needs && hasRight(needs))?.path
}
