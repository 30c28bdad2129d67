import { useId, useState } from 'react'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { changeItems, counted } from '#day/days/web/several-items.ts'
import { VendorChoice } from '#day/days/web/VendorChoice.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { day: Day; items: readonly Item[]; open: boolean; onClose: () => void; onDone: () => void }

/** The vendors and the place of several items. What they do not have in common stays as it is until it is changed here. */
export default function SeveralDialog({ day, items, open, onClose, onDone }: Props) {
  const form = useId()
  const places = useId()
  const common = day.vendors
    .map(({ vendorId }) => vendorId)
    .filter((id) => items.every((item) => item.vendorIds.includes(id)))
  const [vendors, setVendors] = useState<readonly number[]>(common)
  const place = items.every((item) => item.place === items[0]?.place) ? (items[0]?.place ?? '') : undefined
  const [typed, setTyped] = useState<string>()
  const known = [...new Set(day.items.flatMap((item) => item.place ?? []))]

  const save = async () => {
    onClose()
    const done = await changeItems(
      day.id,
      items.map(({ id }) => id),
      {
        addVendorIds: vendors.filter((id) => !common.includes(id)),
        removeVendorIds: common.filter((id) => !vendors.includes(id)),
        ...(typed !== undefined && { place: typed.trim() }),
      },
    )
    if (done) onDone()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Vendors and Place of ${counted(items.length)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextInput
          label="Place"
          hint={place === undefined ? 'These items have different places, which stay unless you type one.' : undefined}
          list={places}
          value={typed ?? place ?? ''}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={places}>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        <VendorChoice label="Vendors of all of them" vendors={day.vendors} chosen={vendors} onChange={setVendors} />
      </form>
    </Dialog>
  )
}
