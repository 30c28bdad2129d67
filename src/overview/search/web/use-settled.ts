import { useEffect, useState } from 'react'

const pauseMs = 150

/** The debounced search words. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
