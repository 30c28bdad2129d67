import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#platform/web/router/Router.tsx'
import type { Search } from '#platform/web/router/address.ts'
import { setSearch } from '#platform/web/router/router.ts'

const settleMs = 300

const nameOf = (filter: string) => (filter === 'words' ? 'q' : filter)

/** The search words as typed, written to the address after a debounce. If the address changes otherwise, its words replace the typed ones. */
function useSettlingWords(inAddress: string, write: (words: string) => void) {
  const [words, setWords] = useState(inAddress)
  const known = useRef(inAddress)
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  useEffect(() => {
    if (inAddress === known.current) return
    known.current = inAddress
    setWords(inAddress)
  }, [inAddress])

  useEffect(() => {
    const timer = setTimeout(() => {
      const settled = words.trim()
      if (settled === known.current) return
      known.current = settled
      latest.current(settled)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [words])

  return [words, setWords] as const
}

/** Keeps a list's filters in the address, so that Back, a reload or a link restores them; values equal to those in `none` are left out. */
export function useFiltersInAddress<F extends Record<string, string>>(none: F) {
  const { search } = useLocation()
  const inUrl = Object.fromEntries(new URLSearchParams(search))
  const inAddress = Object.fromEntries(
    Object.entries(none).map(([filter, usual]) => [filter, inUrl[nameOf(filter)] || usual]),
  ) as F
  // What was chosen a moment ago may not be in the address yet when the typed words are written to it.
  const chosen = useRef(inAddress)
  useEffect(() => {
    chosen.current = inAddress
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new address replaces what was chosen
  }, [search])
  const write = (next: F) => {
    chosen.current = next
    const given = Object.entries(next).map(([filter, text]) => {
      const settled = text.trim()
      return [nameOf(filter), settled === (none[filter] ?? '') ? undefined : settled]
    })
    const own = new Set(given.map(([name]) => name))
    const others = Object.entries(inUrl).filter(([name]) => !own.has(name))
    void setSearch(Object.fromEntries([...others, ...given]) as Search)
  }
  const [words, setWords] = useSettlingWords(inAddress['words'] ?? '', (settled) =>
    write({ ...chosen.current, words: settled }),
  )
  const filters = { ...inAddress, words }
  const choose = (choice: Partial<F>) => {
    if (choice['words'] !== undefined) setWords(choice['words'])
    write({ ...chosen.current, words, ...choice })
  }
  return {
    filters,
    /** Without words that are still being typed. */
    settled: inAddress,
    choose,
    /** The attributes of the SearchField. */
    search: { value: words, onChange: setWords },
    /** The attributes of a filter's FilterSelect. */
    select: (name: keyof F & string) => ({
      value: filters[name],
      onChoose: (value: string) => choose({ [name]: value } as Partial<F>),
    }),
  }
}

export type FiltersInAddress<F extends Record<string, string>> = ReturnType<typeof useFiltersInAddress<F>>
