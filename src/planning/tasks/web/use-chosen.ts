import { useCallback, useEffect, useRef, useState } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'

type Ids = ReadonlySet<number>
const noIds: Ids = new Set()

/** The chosen tasks without those that have gone from this list; undefined while none is chosen. What another list leaves out stays chosen. */
export function useChosen(tasks: readonly Task[], list: string, isOld: boolean) {
  const [chosen, setChosen] = useState(noIds)
  const [gone, setGone] = useState(noIds)
  const seen = useRef({ list, ids: noIds })
  useEffect(() => {
    if (isOld) return
    const here = new Set(tasks.map(({ id }) => id))
    const before = seen.current.list === list ? seen.current.ids : noIds
    seen.current = { list, ids: here }
    setGone((now) => {
      const next = [...now, ...before].filter((id) => !here.has(id))
      return next.length > 0 || now.size > 0 ? new Set(next) : now
    })
  }, [tasks, list, isOld])
  const toggle = useCallback(
    (id: number) =>
      setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    [],
  )
  const none = useCallback(() => setChosen(noIds), [])
  const ids = [...chosen].filter((id) => !gone.has(id))
  return { chosen: ids.length > 0 ? chosen : undefined, ids, toggle, none }
}
