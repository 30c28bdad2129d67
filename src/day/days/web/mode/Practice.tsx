import { useState } from 'react'
import type { Day } from '#day/days/contract/day-records.ts'
import { earlyInWords } from '#day/days/web/mode/day-now.ts'
import type { PressItem } from '#day/days/web/mode/day-calls.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Asked = { words: string; label: string; send: () => void }

const agreedKey = (dayId: number) => `day-practice-${dayId}`

/** Asks once before a press that comes long before its item, as when somebody tries day mode out. */
export function usePractice(day: Day, now: number, send: (...pressed: Parameters<PressItem>) => void) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const press: PressItem = (item, state, label) => {
    const words = state === 'open' ? undefined : earlyInWords(day, item, now)
    if (words === undefined || sessionStorage.getItem(agreedKey(day.id)) !== null) return send(item, state, label)
    setAsked({ words, label, send: () => send(item, state, label) })
    setOpen(true)
  }
  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`${asked?.label ?? 'Start'} already?`}
      text={`${asked?.words ?? ''} Everyone who sees this day sees what you press. “Not Yet” undoes it.`}
      variant="primary"
      confirmLabel={`${asked?.label ?? 'Start'} Anyway`}
      onConfirm={() => {
        sessionStorage.setItem(agreedKey(day.id), 'agreed')
        setOpen(false)
        asked?.send()
      }}
    />
  )
  return { press, question }
}
