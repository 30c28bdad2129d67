import { useCallback, useEffect, useRef, type PointerEvent } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { useDragGesture, type Point } from '#platform/web/ui/use-drag-gesture.ts'

const groupUnder = ({ clientX, clientY }: Point) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-group]'))
    .find((group) => group !== null)

/** Drags rows to another group with a mouse or a pen; touch and keyboard use the row's menu. */
export function useRowDrag(onDrop: (task: Task, groupKey: string) => void) {
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  const drag = useDragGesture()

  return useCallback(
    (event: PointerEvent<HTMLElement>, task: Task) => {
      if (event.pointerType === 'touch') return
      const row = event.currentTarget
      const origin = row.closest<HTMLElement>('[data-group]')
      let over: HTMLElement | undefined
      const mark = (group: HTMLElement | undefined) => {
        over?.removeAttribute('data-drop')
        group?.setAttribute('data-drop', '')
        over = group
      }
      drag(event, {
        onTake: () => row.setAttribute('data-dragging', ''),
        onMove: ({ x, y }, to) => {
          row.style.translate = `${x}px ${y}px`
          const group = groupUnder(to)
          mark(group !== origin && group?.dataset['open'] !== undefined ? group : undefined)
        },
        onDrop: () => {
          const key = over?.dataset['group']
          if (key !== undefined) latest.current(task, key)
        },
        onEnd: () => {
          mark(undefined)
          row.removeAttribute('data-dragging')
          row.style.translate = ''
        },
      })
    },
    [drag],
  )
}
