import { useEffect, useRef, useState } from 'react'

const settleMs = 300

/** What the address says, as text. */
export const textIn = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '')

/** As the address writes it: a number without quotes. */
export const valueOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : text)

/** Words as they are typed. They are written into the address once one pauses; when that changes by itself, it counts. */
export function useWordsInAddress(inAddress: string, write: (words: string) => void) {
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
