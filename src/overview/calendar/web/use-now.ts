import { useEffect, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'

const look = 30_000

const read = () => {
  const now = new Date()
  return { today: dayHere(now), minutes: now.getHours() * 60 + now.getMinutes() }
}

/** The local date and minute, kept up to date. */
export function useNow() {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), look)
    return () => clearInterval(timer)
  }, [])
  return now
}
