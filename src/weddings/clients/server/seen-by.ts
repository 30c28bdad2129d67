import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { rightsIn, type PlannerSession } from '#platform/server/db/callers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** A member without the right to money does not see the budget of a couple, and one without that to all work sees only names, date and place. */
export function asSeenBy(who: PlannerSession, client: Client): Client {
  const rights = rightsIn(who)
  const shown = rights.includes('money') ? client : { ...client, budget: null }
  if (rights.includes('work')) return shown
  return { ...shown, email: '', phone: null, notes: null, budget: null, inviteExpiresAt: null, lastLogin: null }
}

export function refuseBudget(who: PlannerSession, budget: string | null | undefined): void {
  if (budget && !rightsIn(who).includes('money'))
    refuse('forbidden', { message: 'Your role in this studio does not include the budget.' })
}

/** Drafts of invoices follow it. */
export function refuseCurrency(who: PlannerSession, currency: string | null | undefined): void {
  if (currency !== undefined && !rightsIn(who).includes('money'))
    refuse('forbidden', { message: 'Your role in this studio does not include the currency of a wedding.' })
}
