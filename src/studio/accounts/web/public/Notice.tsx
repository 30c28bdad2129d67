import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

/** The outcome, on the page itself so that it stays when the toast has gone. */
export function Notice({ kind, children }: { kind: 'success' | 'failure'; children: ReactNode }) {
  const failed = kind === 'failure'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={joined(
        'flex gap-3 rounded-md px-4 py-3 text-sm',
        failed ? 'bg-danger-soft text-danger-ink' : 'bg-green-tint text-green-text',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  )
}
