import { useEffect } from 'react'
import { toast } from '#web/ui/overlays/toast.ts'

export const draftKept = { title: 'Draft kept', text: 'What you typed is there when you open this again.' }

type Form<In> = {
  isDirty: boolean
  isSubmitting: boolean
  hasDraft: boolean
  begin: (start: In) => void
  reset: () => void
}

/**
 * A form in a dialog. Whoever clicks beside it, or presses Escape, finds what was typed when it opens again; `leave` is for
 * who cancels or has saved.
 */
export function useFormDialog<In>(form: Form<In>, open: boolean, start: () => In, onClose: () => void) {
  useEffect(() => {
    if (open) form.begin(start())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each opening begins with what is stored
  }, [open])

  const onOpenChange = (next: boolean) => {
    if (next) return
    if (form.isDirty) toast(draftKept)
    onClose()
  }
  const leave = () => {
    form.reset()
    onClose()
  }
  return { form, open, onOpenChange, leave }
}
