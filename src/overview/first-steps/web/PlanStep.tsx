import LayoutList from 'lucide-react/icons/layout-list'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { PlanSeveral } from '#plan/several/web/public/PlanSeveral.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'

export function PlanStep({ couples }: { couples: readonly Client[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<LayoutList />} disabled={couples.length === 0} onClick={() => setOpen(true)}>
        Choose a Plan
      </Button>
      <PlanSeveral chosen={couples} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
