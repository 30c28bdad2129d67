import { useCallback, useState } from 'react'
import type { Task } from '#contract/tasks.ts'

/** The chosen tasks, as far as they still exist; undefined while none is chosen. */
export function useChosen(tasks: readonly Task[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (id: number) =>
      setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    [],
  )
  const none = useCallback(() => setChosen(new Set()), [])
  const ids = chosen.size === 0 ? [] : tasks.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  return { chosen: ids.length > 0 ? chosen : undefined, ids, toggle, none }
}
