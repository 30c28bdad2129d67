import { joined } from '#platform/web/ui/joined-classes.ts'

/** Attached to the bottom edge on phones, a centred card from 640 px. */
export const surface = joined(
  'fixed z-50 flex max-h-[92dvh] w-full flex-col border-line bg-raised text-ink lift-raised outline-none',
  'inset-x-0 bottom-0 rounded-t-lg border-t pb-[env(safe-area-inset-bottom)]',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[88dvh] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border sm:pb-0',
  'data-[state=open]:animate-rise data-[state=closed]:animate-leave',
)

export const header = 'shrink-0 pt-5 pr-17 pb-4 pl-5 sm:pt-6 sm:pl-6'
export const heading = 'font-display text-2xl leading-snug'
export const about = 'mt-1 text-sm text-muted'
export const content = 'min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6 sm:pb-6'
export const footerRow =
  'flex shrink-0 flex-col-reverse gap-3 border-t border-line p-4 sm:flex-row sm:justify-end sm:px-6'
export const closeButton =
  'absolute top-4 right-4 grid size-9 place-items-center rounded-sm text-muted touchable hover:bg-sunken hover:text-ink'
