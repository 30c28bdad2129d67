import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import type { Edit } from '#plan/templates/web/template-edits.ts'
import { EdgeScroll } from '#platform/web/ui/edge-scroll.ts'

export type StartDrag = (event: ReactPointerEvent<HTMLElement>, key: string) => void

type Place = { mark: HTMLElement; phase: string | null; before: string | null }

/** Before the row under the pointer, or at the end of its phase. */
function placeAt({ clientX, clientY }: PointerEvent): Place | undefined {
  const element = document.elementFromPoint(clientX, clientY)
  const section = element?.closest<HTMLElement>('[data-phase]')
  if (!element || !section) return undefined
  const phase = section.dataset['phase'] || null
  const over = element.closest<HTMLElement>('[data-key]')
  if (!over) return { mark: section, phase, before: null }
  const { top, height } = over.getBoundingClientRect()
  const target = clientY < top + height / 2 ? over : over.nextElementSibling
  if (!(target instanceof HTMLElement)) return { mark: section, phase, before: null }
  return { mark: target, phase, before: target.dataset['key'] ?? null }
}

/** Drags rows by their handle, with a mouse, a pen or a finger. */
export function useRowDrag(onMove: (edit: Edit) => void): StartDrag {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return useCallback(
    (event, key) => {
      if (event.button !== 0) return
      event.preventDefault()
      stop.current?.()
      const row = event.currentTarget.closest<HTMLElement>('[data-key]')
      let place: Place | undefined
      let pointer: PointerEvent | undefined
      const scroll = new EdgeScroll(event.currentTarget, () => pointer && mark(placeAt(pointer)))

      const mark = (next: Place | undefined) => {
        place?.mark.removeAttribute('data-drop')
        next?.mark.setAttribute('data-drop', '')
        place = next
      }
      const move = (to: PointerEvent) => {
        row?.setAttribute('data-dragging', '')
        pointer = to
        scroll.follow(to.clientY)
        mark(placeAt(to))
      }
      const end = () => {
        scroll.stop()
        mark(undefined)
        row?.removeAttribute('data-dragging')
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', drop)
        removeEventListener('pointercancel', end)
        removeEventListener('keydown', press, true)
      }
      const drop = () => {
        const to = place
        end()
        if (to && to.before !== key) onMove({ kind: 'move', key, phase: to.phase, before: to.before })
      }
      const press = (pressed: KeyboardEvent) => {
        if (pressed.key === 'Escape') end()
      }
      stop.current = end
      addEventListener('pointermove', move)
      addEventListener('pointerup', drop)
      addEventListener('pointercancel', end)
      addEventListener('keydown', press, true)
    },
    [onMove],
  )
}
