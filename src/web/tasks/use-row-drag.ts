import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import type { Task } from '#contract/tasks.ts'

/** The distance in pixels from which a press is a drag and not a click. */
const threshold = 6

const groupUnder = ({ clientX, clientY }: PointerEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-group]'))
    .find((group) => group !== null)

/** Drags rows to another group with a mouse or a pen; touch and keyboard use the row's menu. */
export function useRowDrag(onDrop: (task: Task, groupKey: string) => void) {
  const stop = useRef<() => void>(undefined)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => () => stop.current?.(), [])

  return useCallback((event: ReactPointerEvent<HTMLElement>, task: Task) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const row = event.currentTarget
    const origin = row.closest<HTMLElement>('[data-group]')
    const { clientX, clientY } = event
    let over: HTMLElement | undefined
    let dragging = false

    const mark = (group: HTMLElement | undefined) => {
      over?.removeAttribute('data-drop')
      group?.setAttribute('data-drop', '')
      over = group
    }
    const move = (to: PointerEvent) => {
      const [x, y] = [to.clientX - clientX, to.clientY - clientY]
      if (!dragging && Math.hypot(x, y) < threshold) return
      dragging = true
      row.setAttribute('data-dragging', '')
      row.style.translate = `${x}px ${y}px`
      document.getSelection()?.removeAllRanges()
      const group = groupUnder(to)
      mark(group !== origin && group?.dataset['open'] !== undefined ? group : undefined)
    }
    const end = () => {
      mark(undefined)
      row.removeAttribute('data-dragging')
      row.style.translate = ''
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', press, true)
    }
    const drop = () => {
      const key = over?.dataset['group']
      end()
      if (!dragging) return
      swallowClick()
      if (key !== undefined) latest.current(task, key)
    }
    const press = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !dragging) return
      key.stopPropagation()
      swallowClick()
      end()
    }
    stop.current = end
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', end)
    addEventListener('keydown', press, true)
  }, [])
}

/** Suppresses the click that follows the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
