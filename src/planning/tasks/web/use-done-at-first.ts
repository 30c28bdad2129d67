import { useRef } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'

/** Whether a task was completed when first seen, so that it does not move within the list when it is ticked. */
export function useDoneAtFirst() {
  const atFirst = useRef(new Map<number, boolean>())
  return ({ id, completed }: Task) => {
    if (!atFirst.current.has(id)) atFirst.current.set(id, completed)
    return atFirst.current.get(id) ?? completed
  }
}
