import { Dialog } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { useOpenDialog } from '#platform/web/ui/overlays/open-dialogs.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  /** Gets the focus when the dialog opens. */
  field: RefObject<HTMLInputElement | null>
  onFocused: () => void
  /** Returns the focus after closing. */
  onClosed: () => void
  children: ReactNode
}

/** A dialog without a heading near the top of the window, on phones over the whole screen. */
export function PaletteDialog({ open, onOpenChange, label, field, onFocused, onClosed, children }: Props) {
  useOpenDialog(open, onOpenChange)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear data-[state=closed]:animate-leave" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
            onFocused()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-raised text-ink lift-raised outline-none data-[state=open]:animate-appear data-[state=closed]:animate-leave sm:inset-x-4 sm:top-[10vh] sm:bottom-auto sm:mx-auto sm:h-auto sm:max-h-[min(36rem,80dvh)] sm:max-w-2xl sm:overflow-hidden sm:rounded-lg sm:border sm:border-line"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
