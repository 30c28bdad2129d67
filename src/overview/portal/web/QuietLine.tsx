import type { ReactNode } from 'react'

/** The text of an empty section. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-dashed border-line px-6 py-14 text-center font-display text-xl text-muted">
      {children}
    </p>
  )
}
