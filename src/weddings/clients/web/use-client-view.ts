import { isOrder, type ClientOrder } from '#weddings/clients/web/client-order.ts'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'

const none = { words: '', status: '', sort: 'date', view: '' }
const chosenLast = 'clients-shown-as'

/** The choice, among the statuses, of couples that are archived; all others are not. */
export const archivedOnes = 'archived'

/** The search and view of the list; the choice of cards or list is also stored for the next visit. */
export function useClientView() {
  const { filters, choose, search, select } = useFiltersInAddress(none)
  const { words, status, sort } = filters
  const order: ClientOrder = isOrder(sort) ? sort : 'date'
  const shownAs = (filters.view || localStorage.getItem(chosenLast)) === 'list' ? 'list' : 'cards'
  return {
    view: { words, status, order, shownAs },
    choose,
    search,
    select,
    showAs: (way: 'cards' | 'list') => {
      localStorage.setItem(chosenLast, way)
      choose({ view: way === 'list' ? way : '' })
    },
  }
}
