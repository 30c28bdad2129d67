import type { CardTarget, Linked } from '#talk/messages/web/public/open-card.ts'
import { goTo } from '#platform/web/router/router.ts'

/** Links in messages open the planner's pages. */
export const plannerCardTarget = (clientId: number): CardTarget => {
  const hrefOf = ({ kind, id }: Linked) =>
    kind === 'document' ? `/clients/${clientId}?tab=documents` : kind === 'task' ? `/tasks/${id}` : `/invoices/${id}`
  return { hrefOf, open: (card) => void goTo(hrefOf(card)) }
}
