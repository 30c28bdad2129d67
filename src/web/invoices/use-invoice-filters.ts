import { useLocation, useNavigate } from '@tanstack/react-router'
import { noFilters, type Filters } from '#web/invoices/invoice-filters.ts'
import { textIn, useWordsInAddress, valueOf } from '#web/ui/use-words-in-address.ts'

function written({ words, status, client }: Filters) {
  const given = Object.entries({ q: words.trim(), status, client }).filter(([, text]) => text !== '')
  return Object.fromEntries(given.map(([name, text]) => [name, valueOf(text)]))
}

/** The filters are part of the address, so that a reload or a link leads back to them; words once one pauses. */
export function useInvoiceFilters() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const inAddress: Filters = {
    words: textIn(search['q']),
    status: textIn(search['status']),
    client: textIn(search['client']),
  }
  const write = (next: Filters) => void navigate({ to: '.', search: written(next), replace: true, resetScroll: false })
  const [words, setWords] = useWordsInAddress(inAddress.words, (settled) => write({ ...inAddress, words: settled }))
  const filters = { ...inAddress, words }
  return {
    filters,
    setWords,
    choose: (choice: Partial<Filters>) => write({ ...filters, ...choice }),
    clear: () => {
      setWords('')
      write(noFilters)
    },
  }
}
