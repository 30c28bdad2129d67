import { useEffect } from 'react'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

export const draftKept = () => ({
  title: t('Draft kept'),
  text: t('What you typed is there when you open this again.'),
})

type Form<In> = {
  isDirty: boolean
  isSubmitting: boolean
  hasDraft: boolean
  begin: (start: In) => void
  reset: () => void
}

/** A form in a dialog. Closing it with Escape or a click outside keeps the input for the next opening; `leave`, for Cancel and after saving, discards it. */
export function useFormDialog<In>(form: Form<In>, open: boolean, start: () => In, onClose: () => void) {
  useEffect(() => {
    if (open) form.begin(start())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is reset only when the dialog opens
  }, [open])

  const onOpenChange = (next: boolean) => {
    if (next) return
    if (form.isDirty) toast(draftKept())
    onClose()
  }
  const leave = () => {
    form.reset()
    onClose()
  }
  return { form, open, onOpenChange, leave }
}
