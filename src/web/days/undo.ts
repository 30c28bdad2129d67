import { contract } from '#contract/index.ts'
import { CallError } from '#web/call.ts'
import { changeDay } from '#web/days/change-day.ts'
import { toast, toastFailure } from '#web/ui/overlays/toast.ts'

const endpoints = { undo: contract.days.undo, redo: contract.days.redo }
const said = { undo: ['Undone', 'Nothing to undo'], redo: ['Done again', 'Nothing to redo'] } as const

/** Takes the last change of a day back, or makes it again, and says what it was. */
export async function undo(dayId: number, way: 'undo' | 'redo'): Promise<void> {
  const [done, nothing] = said[way]
  try {
    const { title, count } = await changeDay(dayId, endpoints[way], { params: { id: dayId } })
    const others = count > 1 ? ` and ${count - 1} more` : ''
    toast({ title: done, text: count > 0 ? `“${title}”${others}` : 'Others have changed it since, so nothing moved.' })
  } catch (error) {
    if (error instanceof CallError && error.status === 409) toast({ title: nothing })
    else toastFailure(error, 'Error', 'Failed to take that back. Please try again.')
  }
}
