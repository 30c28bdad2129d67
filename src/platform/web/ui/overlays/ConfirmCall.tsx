import type { ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import type { ButtonVariant } from '#platform/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast, toastFailure, type Toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { t } from '#platform/web/locale/t.ts'

type Props<E extends Call> = {
  endpoint: E
  input: Input<E>
  open: boolean
  onClose: () => void
  /** Called when the call has succeeded, after the dialog has been closed. */
  onDone?: ((answer: Answer<E>) => void) | undefined
  title: ReactNode
  text: ReactNode
  /** The label of the button, and its label while the call is pending. */
  confirm: readonly [label: string, pending: string]
  /** The look of the button; 'danger' if not given. */
  variant?: ButtonVariant
  /** The toast after a success. */
  done: Toast
  /** The toast after a failure: its title, and its text if the server gives no message. */
  trouble?: string
  failure: string
}

/** Asks for confirmation, makes a call that cannot be undone, and shows the outcome in a toast. */
export function ConfirmCall<E extends Call>(props: Props<E>) {
  const {
    endpoint,
    input,
    open,
    onClose,
    onDone,
    title,
    text,
    confirm,
    variant,
    done,
    trouble = t('Error'),
    failure,
  } = props
  const { mutateAsync, isPending } = useCall(endpoint)
  // mutateAsync, because the component may be unmounted before the answer arrives, when the page shows that the record is gone.
  const run = async () => {
    try {
      const answer = await mutateAsync(input)
      onClose()
      onDone?.(answer)
      toast(done)
    } catch (error) {
      toastFailure(error, trouble, failure)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title={title}
      text={text}
      confirmLabel={confirm[0]}
      pendingLabel={confirm[1]}
      variant={variant}
      pending={isPending}
      onConfirm={() => void run()}
    />
  )
}
