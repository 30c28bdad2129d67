import type { Right } from '#platform/contract/rights.ts'
import { localPlanner } from '#platform/web/session/session.ts'

/** What pages need of a member of the studio, by path: 'work' where nothing is named, and nothing where it is null. */
const needs: Readonly<Record<string, Right | null>> = {
  '/settings': null,
  '/invoices': 'money',
  '/invoices/{id}': 'money',
  '/days': 'day',
  '/day/{id}': 'day',
}

/** Whether the signed-in member of the studio has a right; the server decides. */
export const hasRight = (right: Right): boolean => localPlanner()?.rights?.includes(right) ?? true

/** Where a member without the right for a page is led instead; undefined if the page may be opened. */
export function homeInstead(path = ''): string | undefined {
  const needed = needs[path] === undefined ? 'work' : needs[path]
  if (needed === null || hasRight(needed)) return undefined
  if (hasRight('work')) return '/'
  return hasRight('money') ? '/invoices' : '/days'
}
