import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { noFilters, type Filters } from '#web/tasks/task-list.ts'

const settleMs = 300
const names = { words: 'q', status: 'status', priority: 'priority', client: 'client' } as const

const asText = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '')

/** As the address writes it: a number without quotes. */
const asValue = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : text)

function written(filters: Filters) {
  const given = Object.entries(names).flatMap(([name, inAddress]) => {
    const text = filters[name as keyof Filters].trim()
    return text === '' ? [] : [[inAddress, asValue(text)]]
  })
  return Object.fromEntries(given) as Record<string, string | number>
}

/** The filters are part of the address, so that a reload or a link leads back to them; words once one pauses. */
export function useTaskFilters() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const inAddress: Filters = {
    words: asText(search[names.words]),
    status: asText(search[names.status]),
    priority: asText(search[names.priority]),
    client: asText(search[names.client]),
  }
  const [words, setWords] = useState(inAddress.words)
  const known = useRef(inAddress.words)
  const filters = { ...inAddress, words }

  const write = (next: Filters) => {
    known.current = next.words.trim()
    void navigate({ to: '.', search: written(next), replace: true, resetScroll: false })
  }

  useEffect(() => {
    if (inAddress.words === known.current) return
    known.current = inAddress.words
    setWords(inAddress.words)
  }, [inAddress.words])

  useEffect(() => {
    if (words.trim() === known.current) return
    const timer = setTimeout(() => write(filters), settleMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- waits for a pause in the words and nothing else
  }, [words])

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
