import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { DraftNote } from '#platform/web/ui/controls/DraftNote.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  /** The result of useFormDialog. */
  dialog: {
    form: { isSubmitting: boolean; hasDraft: boolean; reset: () => void }
    open: boolean
    onOpenChange: (open: boolean) => void
    leave: () => void
  }
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  title: ReactNode
  description?: ReactNode
  /** The label of the submit button and its label while pending; or custom buttons, which submit the form by `formId`. */
  submit: readonly [label: string, pending: string] | ReactElement
  formId?: string
  /** The form deletes or ends something. */
  danger?: boolean
  /** A wider dialog with its fields in one column. */
  wide?: boolean
  children: ReactNode
}

/** A form in a dialog, with its draft note and buttons. */
export function FormDialog({ dialog, onSubmit, title, description, submit, danger, wide, children, ...props }: Props) {
  const { form, open, onOpenChange, leave } = dialog
  const ownId = useId()
  const { formId = ownId } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      className={wide ? 'sm:max-w-2xl!' : undefined}
      footer={
        <>
          <Button onClick={leave} className={wide ? 'max-sm:hidden' : undefined}>
            {t('Cancel')}
          </Button>
          {'type' in submit ? (
            submit
          ) : (
            <Button
              type="submit"
              form={formId}
              variant={danger ? 'danger' : 'primary'}
              pending={form.isSubmitting}
              pendingLabel={submit[1]}
            >
              {submit[0]}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className={wide ? 'space-y-5' : 'grid gap-5 sm:grid-cols-2 sm:*:only:col-span-2'}
      >
        <DraftNote form={form} />
        {children}
      </form>
    </Dialog>
  )
}
