import { contract } from '#contract/index.ts'
import { change } from '#web/change.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Takes a batch of the history back, and says what had to stay because it was changed again since. */
export async function undoBatch(batch: number): Promise<boolean> {
  try {
    const {
      batch: undone,
      count,
      kept,
    } = await change(
      contract.history.undo,
      { params: { batch } },
      { failure: 'This could not be taken back. Please try again.' },
    )
    const titles = kept.slice(0, 3).map(({ title }) => `“${title}”`)
    const others = kept.length > 3 ? ` and ${kept.length - 3} more` : ''
    toast({
      title: 'Taken back',
      text:
        kept.length > 0
          ? `${titles.join(', ')}${others} had been changed again and stayed.`
          : `${count} ${count === 1 ? 'change was' : 'changes were'} taken back.`,
      ...(undone !== null && { action: { label: 'Redo', onSelect: () => void undoBatch(undone) } }),
    })
    return true
  } catch {
    return false
  }
}
