import { isOrder, type ClientOrder } from '#web/clients/client-order.ts'
import { useFiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'

const none = { words: '', status: '', sort: 'date', view: '' }
const chosenLast = 'clients-shown-as'

/** What is looked for and how it is shown; cards or a list is also kept for the next time. */
export function useClientView() {
  const { filters, setWords, choose } = useFiltersInAddress(none)
  const { words, status, sort } = filters
  const order: ClientOrder = isOrder(sort) ? sort : 'date'
  const shownAs = (filters.view || localStorage.getItem(chosenLast)) === 'list' ? 'list' : 'cards'
  return {
    view: { words, status, order, shownAs },
    setWords,
    choose,
    showAs: (way: 'cards' | 'list') => {
      localStorage.setItem(chosenLast, way)
      choose({ view: way === 'list' ? way : '' })
    },
  }
}
