import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { AlertDialog, Dialog } from 'radix-ui'
import { Button, type ButtonVariant } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import * as classes from '#platform/web/ui/overlays/dialog-classes.ts'
import { useOpenDialog } from '#platform/web/ui/overlays/open-dialogs.ts'
import { useReturnFocus } from '#platform/web/ui/overlays/use-return-focus.ts'
import { t } from '#platform/web/locale/t.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  children?: ReactNode
  className?: string
  /** It adds no entry to the history for Back: it opens by an address of its own. */
  keepsHistory?: boolean
}

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  text: ReactNode
  confirmLabel: string
  pendingLabel?: string
  cancelLabel?: string
  variant?: ButtonVariant | undefined
  pending?: boolean
  /** It adds no entry to the history for Back: it asks about a step in the history. */
  keepsHistory?: boolean
  onConfirm: () => void
}

const scrim = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear data-[state=closed]:animate-leave'

/** Focuses the field that a form begins with, or its first one, also if other controls come before it. */
function focusFirstField(event: Event) {
  const dialog = event.target as Element
  const field =
    dialog.querySelector<HTMLElement>('form [data-begins] input') ??
    dialog.querySelector<HTMLElement>('form :is(input, select, textarea)')
  if (!field) return
  event.preventDefault()
  field.focus()
}

export function DialogSurface({
  open,
  onOpenChange,
  title,
  description,
  footer,
  children,
  className,
  keepsHistory = false,
}: DialogProps) {
  const returnFocus = useReturnFocus(open)
  useOpenDialog(open, onOpenChange, !keepsHistory)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content
          className={joined(classes.surface, className)}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={classes.header}>
            <Dialog.Title className={classes.heading}>{title}</Dialog.Title>
            {description && <Dialog.Description className={classes.about}>{description}</Dialog.Description>}
          </header>
          {children && <div className={classes.content}>{children}</div>}
          {footer && <footer className={classes.footerRow}>{footer}</footer>}
          <Dialog.Close aria-label={t('Close')} className={classes.closeButton}>
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
  cancelLabel = t('Cancel'),
  variant = 'danger',
  pending,
  keepsHistory = false,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open)
  useOpenDialog(open, onOpenChange, !keepsHistory)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrim} />
        <AlertDialog.Content className={joined(classes.surface, 'sm:max-w-md')} onCloseAutoFocus={returnFocus}>
          <div className="min-h-0 overflow-y-auto p-5 sm:p-6">
            <AlertDialog.Title className={classes.heading}>{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-muted">{text}</AlertDialog.Description>
          </div>
          <footer className={classes.footerRow}>
            <AlertDialog.Cancel asChild>
              <Button disabled={pending}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={variant} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
