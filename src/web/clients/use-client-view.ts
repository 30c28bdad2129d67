import { useLocation, useNavigate } from '@tanstack/react-router'
import { isOrder, type ClientOrder } from '#web/clients/client-order.ts'
import { textIn, useWordsInAddress, valueOf } from '#web/ui/use-words-in-address.ts'

export type ClientsShownAs = 'cards' | 'list'
type View = { words: string; status: string; order: ClientOrder; shownAs: ClientsShownAs }

const chosenLast = 'clients-shown-as'

function written({ words, status, order, shownAs }: View) {
  const given = { q: words.trim(), status, sort: order === 'date' ? '' : order, view: shownAs === 'list' ? 'list' : '' }
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, valueOf(text)]),
  )
}

/** What is looked for and how it is shown is part of the address; cards or a list is also kept for the next time. */
export function useClientView() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const order = textIn(search['sort'])
  const inAddress: View = {
    words: textIn(search['q']),
    status: textIn(search['status']),
    order: isOrder(order) ? order : 'date',
    shownAs: (textIn(search['view']) || localStorage.getItem(chosenLast)) === 'list' ? 'list' : 'cards',
  }
  const write = (next: View) => void navigate({ to: '.', search: written(next), replace: true, resetScroll: false })
  const [words, setWords] = useWordsInAddress(inAddress.words, (settled) => write({ ...inAddress, words: settled }))
  const view = { ...inAddress, words }
  return {
    view,
    setWords,
    choose: (choice: Partial<View>) => {
      if (choice.shownAs) localStorage.setItem(chosenLast, choice.shownAs)
      write({ ...view, ...choice })
    },
    clear: () => {
      setWords('')
      write({ ...view, words: '', status: '' })
    },
  }
}
