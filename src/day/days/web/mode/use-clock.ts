import { useEffect, useState } from 'react'

const minute = 60_000
const thisMinute = () => Math.floor(Date.now() / minute) * minute

/** The time, to the minute. */
export function useClock(): number {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
