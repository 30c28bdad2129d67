import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import * as calls from '#weddings/vendors/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { VendorDialogs, type OpenDialog } from '#weddings/vendors/web/VendorDialogs.tsx'
import { VendorList } from '#weddings/vendors/web/VendorList.tsx'
import { VendorSkeletons } from '#weddings/vendors/web/VendorSkeletons.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'

const none = ['No vendors yet', 'Keep florists, photographers, and everyone else you trust in one place.'] as const

type Props = { actions: ReactNode; above: ReactNode }

/** The page of all vendors. */
export function Vendors({ actions, above }: Props) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const add = () => setDialog({ kind: 'add' })
  return (
    <>
      <PageHeader
        title="Vendors"
        subtitle="The people who make your weddings happen"
        actions={
          <>
            {actions}
            <Button variant="primary" icon={<Plus />} onClick={add}>
              Add Vendor
            </Button>
          </>
        }
      />
      {above}
      <AllVendors onAdd={add} onOpen={setDialog} />
      <VendorDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function AllVendors({ onAdd, onOpen }: { onAdd: () => void; onOpen: (dialog: OpenDialog) => void }) {
  const answer = useAnswer(calls.list, {})
  const addFirst = (
    <Button icon={<Plus />} onClick={onAdd}>
      Add Your First Vendor
    </Button>
  )
  return (
    <AnsweredList answer={answer} what="vendors" skeleton={<VendorSkeletons />} none={none} action={addFirst}>
      {(vendors) => <VendorList vendors={vendors} onOpen={onOpen} />}
    </AnsweredList>
  )
}
