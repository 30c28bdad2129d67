import type { ReactNode } from 'react'

/** The buttons of a long form, at the bottom of the window while the form is scrolled. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div
    data-floating="bar"
    className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
  >
    {children}
  </div>
)
