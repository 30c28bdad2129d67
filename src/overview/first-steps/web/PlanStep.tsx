import LayoutList from 'lucide-react/icons/layout-list'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { mostAtOnce } from '#plan/several/contract/most-at-once.ts'
import { PlanSeveral } from '#plan/several/web/public/PlanSeveral.tsx'
import { Link } from '#platform/web/router/Link.tsx'
import { Button, buttonClass } from '#platform/web/ui/controls/Button.tsx'

/** Plans the weddings that are ahead, unless they are too many for one call. */
export function PlanStep({ couples }: { couples: readonly Client[] }) {
  const [isOpen, setOpen] = useState(false)
  const ahead = couples.filter(({ status }) => status !== 'completed')
  if (ahead.length > mostAtOnce)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span>You can add a plan to at most {mostAtOnce} weddings at once.</span>
        <Link to="/clients" className={buttonClass()}>
          Choose Clients
        </Link>
      </p>
    )
  return (
    <>
      <Button icon={<LayoutList />} disabled={ahead.length === 0} onClick={() => setOpen(true)}>
        Choose a Plan
      </Button>
      <PlanSeveral chosen={ahead} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
