import Plus from 'lucide-react/icons/plus'
import { useState, type FormEvent } from 'react'
import * as calls from '#weddings/vendors/contract/calls.ts'
import {
  weddingVendorStatuses,
  type WeddingVendorStatus,
  categoryLabel,
  partStatusLabels,
} from '#weddings/vendors/contract/vendor-choices.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { addPart } from '#weddings/vendors/web/use-wedding-vendors.ts'

type Props = { clientId: number; parts: readonly WeddingVendor[] }

export function AddToWedding({ clientId, parts }: Props) {
  const { data: vendors } = useAnswer(calls.list, {})
  const [chosen, setChosen] = useState('')
  const [status, setStatus] = useState<WeddingVendorStatus>('potential')
  const [pending, setPending] = useState(false)
  const free = vendors?.filter(({ id }) => parts.every(({ vendorId }) => vendorId !== id)) ?? []
  const vendor = free.find(({ id }) => String(id) === chosen)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!vendor) return
    setPending(true)
    if (await addPart(clientId, vendor, status)) setChosen('')
    setPending(false)
  }

  if (vendors && free.length === 0) {
    return (
      <TitledCard
        title="Add to this wedding"
        text={vendors.length === 0 ? 'Your list of vendors is still empty.' : 'All of your vendors are part of it.'}
      >
        <ButtonLink to="/new-vendor" icon={<Plus />} className="w-full">
          Add New Vendor
        </ButtonLink>
      </TitledCard>
    )
  }
  return (
    <TitledCard title="Add to this wedding" text="From your own list of vendors.">
      <form onSubmit={(event) => void add(event)} className="grid gap-4">
        <NativeSelect label="Vendor" value={vendor ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="" disabled>
            Choose a vendor
          </option>
          {free.map(({ id, name, category }) => (
            <option key={id} value={id}>
              {name} · {categoryLabel(category)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Status"
          value={status}
          onChange={({ target }) => setStatus(target.value as WeddingVendorStatus)}
        >
          {weddingVendorStatuses.map((one) => (
            <option key={one} value={one}>
              {partStatusLabels[one]}
            </option>
          ))}
        </NativeSelect>
        <Button type="submit" icon={<Plus />} disabled={!vendor} pending={pending} pendingLabel="Adding...">
          Add Vendor
        </Button>
      </form>
    </TitledCard>
  )
}
