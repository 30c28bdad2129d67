import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { AlertDialog, Dialog } from 'radix-ui'
import { Button, type ButtonVariant } from '#web/ui/controls/Button.tsx'
import { joined } from '#web/ui/joined-classes.ts'
import { useOpenDialog } from '#web/ui/overlays/open-dialogs.ts'
import { useReturnFocus } from '#web/ui/overlays/use-return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  children?: ReactNode
  className?: string
  /** False for a dialog beside which the page can still be used; it closes when the page is. */
  modal?: boolean
}

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  text: ReactNode
  confirmLabel: string
  pendingLabel?: string
  variant?: ButtonVariant | undefined
  pending?: boolean
  onConfirm: () => void
}

const scrim = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear data-[state=closed]:animate-leave'

/** Attached to the bottom edge on phones, a centred card from 640 px. */
const surface = joined(
  'fixed z-50 flex max-h-[92dvh] w-full flex-col border-line bg-raised text-ink lift-raised outline-none',
  'inset-x-0 bottom-0 rounded-t-lg border-t pb-[env(safe-area-inset-bottom)]',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[88dvh] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border sm:pb-0',
  'data-[state=open]:animate-rise data-[state=closed]:animate-leave',
)

const heading = 'font-display text-2xl leading-snug'
const footerRow = 'flex shrink-0 flex-col-reverse gap-3 border-t border-line p-4 sm:flex-row sm:justify-end sm:px-6'

/** Focuses the first field of a form, also if other controls come before it. */
function focusFirstField(event: Event) {
  const field = (event.target as Element).querySelector<HTMLElement>('form :is(input, select, textarea)')
  if (!field) return
  event.preventDefault()
  field.focus()
}

export function DialogSurface({ open, onOpenChange, title, description, footer, children, ...given }: DialogProps) {
  const { className, modal = true } = given
  const returnFocus = useReturnFocus(open)
  useOpenDialog(open, onOpenChange)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content
          className={joined(surface, className)}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="shrink-0 pt-5 pr-17 pb-4 pl-5 sm:pt-6 sm:pl-6">
            <Dialog.Title className={heading}>{title}</Dialog.Title>
            {description && <Dialog.Description className="mt-1 text-sm text-muted">{description}</Dialog.Description>}
          </div>
          {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{children}</div>}
          {footer && <div className={footerRow}>{footer}</div>}
          <Dialog.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-9 place-items-center rounded-sm text-muted touchable hover:bg-sunken hover:text-ink"
          >
            <X className="size-4" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function ConfirmSurface({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  pendingLabel,
  variant = 'danger',
  pending,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open)
  useOpenDialog(open, onOpenChange)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrim} />
        <AlertDialog.Content className={joined(surface, 'sm:max-w-md')} onCloseAutoFocus={returnFocus}>
          <div className="min-h-0 overflow-y-auto p-5 sm:p-6">
            <AlertDialog.Title className={heading}>{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-muted">{text}</AlertDialog.Description>
          </div>
          <div className={footerRow}>
            <AlertDialog.Cancel asChild>
              <Button disabled={pending}>Cancel</Button>
            </AlertDialog.Cancel>
            <Button variant={variant} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
