import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useEffectEvent } from 'react'
import { stepBack, type UndoPlace } from '#day/days/web/undo.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'

/** Text fields have an undo of their own. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-state=closed])') !== null ||
  (target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea') &&
    hasText(target))

const hasText = (field: HTMLElement) => (field as HTMLInputElement).value !== ''

/** Takes back with Ctrl or Cmd and Z, and makes again with Shift or with Y. */
export function useUndoKeys(at: UndoPlace) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    if (isElsewhere(event.target)) return
    event.preventDefault()
    void stepBack(at, key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Takes back and makes again what was done to a day, by buttons and by keys. */
export function UndoButtons({ dayId }: { dayId: number }) {
  const at = { dayId }
  useUndoKeys(at)
  return (
    <>
      <IconButton label="Undo" tooltip="Undo (Ctrl Z)" onClick={() => void stepBack(at, 'undo')}>
        <Undo2 />
      </IconButton>
      <IconButton label="Redo" tooltip="Redo (Shift Ctrl Z)" onClick={() => void stepBack(at, 'redo')}>
        <Redo2 />
      </IconButton>
    </>
  )
}
