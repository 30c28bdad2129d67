import type { ReactNode } from 'react'

/** What a part of the portal says when it has nothing to show. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-dashed border-line px-6 py-14 text-center font-display text-xl text-muted">
      {children}
    </p>
  )
}
