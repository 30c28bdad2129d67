import { undo, redo, undoOfWedding, redoOfWedding } from '#day/days/contract/calls.ts'
import { CallError } from '#platform/web/calls/call.ts'
import { change } from '#platform/web/calls/change.ts'
import { changeDay } from '#day/days/web/change-day.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const ofDay = { undo, redo } as const
const ofWedding = { undo: undoOfWedding, redo: redoOfWedding } as const
const words = { undo: ['Undone', 'Nothing to undo'], redo: ['Redone', 'Nothing to redo'] } as const

type Way = keyof typeof words
/** A day, or a wedding whose days are all gone. */
export type UndoPlace = { dayId: number } | { clientId: number }

const send = (at: UndoPlace, way: Way) =>
  'dayId' in at
    ? changeDay(at.dayId, ofDay[way], { params: { id: at.dayId } })
    : change(ofWedding[way], { params: { id: at.clientId } })

/** Takes the last change back, or makes it again, and says what it was. */
export async function stepBack(at: UndoPlace, way: Way): Promise<void> {
  const [done, nothing] = words[way]
  try {
    const { title, count } = await send(at, way)
    toast({ title: done, text: `“${title}”${count > 1 ? ` and ${count - 1} more` : ''}` })
  } catch (error) {
    if (error instanceof CallError && error.status === 409) toast({ title: nothing, text: error.shown })
    else toastFailure(error, 'Error', 'Failed to undo that. Please try again.')
  }
}
