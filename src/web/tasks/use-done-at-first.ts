import { useRef } from 'react'
import type { Task } from '#contract/tasks.ts'

/** Whether a task was done when it was first seen: nothing moves away from under the hand that ticks it. */
export function useDoneAtFirst() {
  const atFirst = useRef(new Map<number, boolean>())
  return ({ id, completed }: Task) => {
    if (!atFirst.current.has(id)) atFirst.current.set(id, completed)
    return atFirst.current.get(id) ?? completed
  }
}
