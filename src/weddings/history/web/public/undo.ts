import * as calls from '#weddings/history/contract/calls.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { change } from '#platform/web/calls/change.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** What an undo is called, and the one that takes an undo back. */
const words = {
  undo: { title: 'Undone', done: 'undone', next: 'Redo' },
  redo: { title: 'Redone', done: 'redone', next: 'Undo' },
}

/** Takes a batch of the history back, and says what had to stay because it was changed again since. */
export async function undoBatch(batch: number, way: keyof typeof words = 'undo'): Promise<boolean> {
  const { title, done, next } = words[way]
  try {
    const {
      batch: undone,
      count,
      kept,
    } = await change(calls.undo, { params: { batch } }, { failure: 'This could not be undone. Please try again.' })
    // A guest and its answers have one name.
    const names = [...new Set(kept.map(({ title: name }) => `“${name}”`))]
    const others = names.length > 3 ? ` and ${names.length - 3} more` : ''
    toast({
      title,
      text:
        kept.length > 0
          ? `${names.slice(0, 3).join(', ')}${others} had been changed again and stayed.`
          : `${count} ${count === 1 ? 'change was' : 'changes were'} ${done}.`,
      ...(undone !== null && {
        action: { label: next, onSelect: () => void undoBatch(undone, way === 'undo' ? 'redo' : 'undo') },
      }),
    })
    return true
  } catch {
    return false
  }
}

/** Takes several batches back, one of each wedding, one after the other, and says how much of them. */
export async function undoBatches(batches: readonly number[]): Promise<void> {
  let count = 0
  let kept = 0
  let weddings = 0
  try {
    for (const [at, batch] of batches.entries()) {
      const input = { params: { batch } }
      const isLast = at === batches.length - 1
      const undone = await (isLast ? change(calls.undo, input) : call(calls.undo, input)).catch(undefinedIfKept)
      count += undone?.count ?? 0
      kept += undone?.kept.length ?? 0
      if (!undone) weddings++
    }
  } catch (error) {
    return toastFailure(error, 'Not everything was undone', 'This could not be undone. Please try again.')
  }
  const told = [`${count} ${count === 1 ? 'change was' : 'changes were'} undone.`]
  if (kept > 0) told.push(`${kept} had been changed again and stayed.`)
  if (weddings > 0)
    told.push(`${weddings === 1 ? 'One wedding' : `${weddings} weddings`} had been changed since and stayed.`)
  toast({ title: 'Undone', text: told.join(' ') })
}

/** The call is refused if all of a batch was changed again since. */
function undefinedIfKept(error: unknown): undefined {
  if (error instanceof CallError && error.status === 409) return undefined
  throw error
}
