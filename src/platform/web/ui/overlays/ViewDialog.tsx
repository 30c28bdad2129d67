import type { ReactNode } from 'react'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

/** The screen's height without the dialog's header and footer. */
export const viewHeight = 'h-[calc(92dvh-15rem)] sm:h-[calc(96dvh-12rem)]'
/** A picture as large as the dialog. */
export const viewedPicture = `mx-auto ${viewHeight} rounded-sm object-contain`

type Props = { title: string; footer: ReactNode; open: boolean; onClose: () => void; children: ReactNode }

/** A dialog of almost the size of the screen, for looking at a file. */
export const ViewDialog = ({ title, footer, open, onClose, children }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title={title}
    className="sm:max-h-[96dvh]! sm:w-[calc(100vw-2rem)] sm:max-w-none!"
    footer={footer}
  >
    {children}
  </Dialog>
)
