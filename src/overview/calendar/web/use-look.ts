import { useState } from 'react'
import { usualLook, type Look } from '#overview/calendar/web/look.ts'

const key = 'calendar-look'

function stored(): Look {
  try {
    return { ...usualLook, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Look>) }
  } catch {
    return usualLook
  }
}

/** How the calendar looks, which this browser remembers. */
export function useLook() {
  const [look, setLook] = useState(stored)
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part }
    localStorage.setItem(key, JSON.stringify(next))
    setLook(next)
  }
  return [look, change] as const
}
