import { useLocation, useNavigate } from '@tanstack/react-router'
import { noFilters, type Filters } from '#web/tasks/task-list.ts'
import { textIn, useWordsInAddress, valueOf } from '#web/ui/use-words-in-address.ts'

const names = { words: 'q', status: 'status', priority: 'priority', client: 'client' } as const

function written(filters: Filters) {
  const given = Object.entries(names).flatMap(([name, inAddress]) => {
    const text = filters[name as keyof Filters].trim()
    return text === '' ? [] : [[inAddress, valueOf(text)]]
  })
  return Object.fromEntries(given) as Record<string, string | number>
}

/** The filters are part of the address, so that a reload or a link leads back to them; words once one pauses. */
export function useTaskFilters() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const inAddress: Filters = {
    words: textIn(search[names.words]),
    status: textIn(search[names.status]),
    priority: textIn(search[names.priority]),
    client: textIn(search[names.client]),
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
