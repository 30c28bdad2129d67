import { Plus } from 'lucide-react'
import { useState } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { VendorDialogs, type OpenDialog } from '#web/vendors/VendorDialogs.tsx'
import { VendorList } from '#web/vendors/VendorList.tsx'
import { VendorSkeletons } from '#web/vendors/VendorSkeletons.tsx'

export default function VendorsPage() {
  const [dialog, setDialog] = useState<OpenDialog>()
  const add = () => setDialog({ kind: 'add' })
  return (
    <>
      <PageHeader
        title="Vendors"
        subtitle="The people who make your weddings happen"
        actions={
          <Button variant="primary" icon={<Plus />} onClick={add}>
            Add Vendor
          </Button>
        }
      />
      <Vendors onAdd={add} onOpen={setDialog} />
      <VendorDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function Vendors({ onAdd, onOpen }: { onAdd: () => void; onOpen: (dialog: OpenDialog) => void }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.vendors.list, {})
  if (data && data.length > 0) return <VendorList vendors={data} onOpen={onOpen} />
  if (isLoadingError) return <FailedState what="vendors" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <VendorSkeletons />
  return (
    <Card>
      <EmptyState
        title="No vendors yet"
        text="Keep florists, photographers and everybody else you trust in one place."
        action={
          <Button icon={<Plus />} onClick={onAdd}>
            Add Your First Vendor
          </Button>
        }
      />
    </Card>
  )
}
