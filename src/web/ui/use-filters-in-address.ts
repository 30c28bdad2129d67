import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

const settleMs = 300

const nameOf = (filter: string) => (filter === 'words' ? 'q' : filter)

/** What the address says, as text. */
const textIn = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '')

/** As the address writes it: a number without quotes. */
const valueOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : text)

/** Words as they are typed. They are written into the address once one pauses; when that changes by itself, it counts. */
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

/** A list's filters are part of the address, so that Back, a reload or a link leads to them; what is as in `none` needs no mention. */
export function useFiltersInAddress<F extends Record<string, string>>(none: F) {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const inAddress = Object.fromEntries(
    Object.entries(none).map(([filter, usual]) => [filter, textIn(search[nameOf(filter)]) || usual]),
  ) as F
  const write = (next: F) => {
    const given = Object.entries(next).map(([filter, text]) => {
      const settled = text.trim()
      return [nameOf(filter), settled === (none[filter] ?? '') ? undefined : valueOf(settled)]
    })
    const own = new Set(given.map(([name]) => name))
    const others = Object.entries(search).filter(([name]) => !own.has(name))
    const all = Object.fromEntries([...others, ...given]) as object
    void navigate({ to: '.', search: all, replace: true, resetScroll: false })
  }
  const [words, setWords] = useSettlingWords(inAddress['words'] ?? '', (settled) =>
    write({ ...inAddress, words: settled }),
  )
  const filters = { ...inAddress, words }
  return {
    filters,
    setWords,
    choose: (choice: Partial<F>) => {
      if (choice['words'] !== undefined) setWords(choice['words'])
      write({ ...filters, ...choice })
    },
  }
}

export type FiltersInAddress<F extends Record<string, string>> = ReturnType<typeof useFiltersInAddress<F>>
