import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect } from 'react'
import { undo } from '#web/days/undo.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'

/** Text fields have an undo of their own. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-state=closed])') !== null ||
  (target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea') &&
    hasText(target))

const hasText = (field: HTMLElement) => (field as HTMLInputElement).value !== ''

/** Takes back and makes again what was done to a day, by buttons and by Ctrl or Cmd with Z. */
export function UndoButtons({ dayId }: { dayId: number }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (isElsewhere(event.target)) return
      event.preventDefault()
      void undo(dayId, key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [dayId])
  return (
    <>
      <IconButton label="Undo" tooltip="Undo (Ctrl Z)" onClick={() => void undo(dayId, 'undo')}>
        <Undo2 />
      </IconButton>
      <IconButton label="Redo" tooltip="Redo (Shift Ctrl Z)" onClick={() => void undo(dayId, 'redo')}>
        <Redo2 />
      </IconButton>
    </>
  )
}
