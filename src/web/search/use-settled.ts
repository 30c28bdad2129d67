import { useEffect, useState } from 'react'

const pauseMs = 150

/** The words once the typing pauses: not every letter is worth a call. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
