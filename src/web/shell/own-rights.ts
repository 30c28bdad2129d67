import type { Right } from '#contract/rights.ts'
import { localPlanner } from '#web/session.ts'

/** Whether the signed-in member of the studio has a right; the server decides. */
export const hasRight = (right: Right): boolean => localPlanner()?.rights?.includes(right) ?? true

/** Where a member without the right for a page is led instead. */
export function homeInstead(needs: Right | null | undefined = 'work'): string | undefined {
  if (needs === null || hasRight(needs)) return undefined
  if (hasRight('work')) return '/'
  return hasRight('money') ? '/invoices' : '/days'
}
