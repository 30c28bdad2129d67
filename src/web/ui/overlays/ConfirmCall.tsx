import type { ReactNode } from 'react'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx'
import { toast, toastFailure, type Toast } from '#web/ui/overlays/toast.ts'
import { useCall } from '#web/use-call.ts'

type Props<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  open: boolean
  onClose: () => void
  /** Once it is done, after the dialog has been closed. */
  onDone?: ((answer: Answer<E>) => void) | undefined
  title: ReactNode
  text: ReactNode
  /** The words on the button, and while the call is on its way. */
  confirm: readonly [label: string, pending: string]
  /** What is said when it is done. */
  done: Toast
  /** What is said when it failed: a title, and words for where the server gives no reason. */
  trouble?: string
  failure: string
}

/** Asks before a call that destroys something, makes it, and tells how it went. */
export function ConfirmCall<E extends Endpoint>(props: Props<E>) {
  const { endpoint, input, open, onClose, onDone, title, text, confirm, done, trouble = 'Error', failure } = props
  const { mutateAsync, isPending } = useCall(endpoint)
  // Awaited: the page may show that the record is gone before the answer is here, and has no dialog then.
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
      pending={isPending}
      onConfirm={() => void run()}
    />
  )
}
