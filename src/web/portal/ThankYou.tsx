import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CoupleInvoice } from '#contract/invoices.ts'
import { isOwed } from '#web/portal/billing.ts'

/** For whoever comes back from the payment page. It is said once: the address forgets it. */
export function ThankYou({ invoices }: { invoices: readonly CoupleInvoice[] }) {
  const [paid] = useState(() => new URLSearchParams(location.search).get('paid'))
  useEffect(() => {
    if (paid !== null) history.replaceState(null, '', '?tab=billing')
  }, [paid])
  if (paid === null) return null
  const arrived = invoices.some((invoice) => String(invoice.id) === paid && !isOwed(invoice))
  return (
    <p role="status" className="flex items-center gap-3 rounded-md bg-green-tint px-5 py-4 text-green-text sm:px-6">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {arrived ? 'Thank you! Your payment has arrived.' : 'Thank you! Your payment is being confirmed.'}
    </p>
  )
}
