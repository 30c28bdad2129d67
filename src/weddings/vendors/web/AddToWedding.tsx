import Plus from 'lucide-react/icons/plus'
import { useState, type FormEvent } from 'react'
import * as calls from '#weddings/vendors/contract/calls.ts'
import {
  categoryLabel,
  partStatusLabels,
  type VendorCategory,
  type WeddingVendorStatus,
} from '#weddings/vendors/contract/vendor-choices.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { limits } from '#platform/contract/limits.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { CheckLine, toggled } from '#platform/web/ui/controls/CheckLine.tsx'
import { CategoryOptions } from '#weddings/vendors/web/CategoryOptions.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { addParts } from '#weddings/vendors/web/use-wedding-vendors.ts'
import { searchVendors } from '#weddings/vendors/web/vendor-search.ts'

type Props = { clientId: number; parts: readonly WeddingVendor[] }
type NewVendor = { name: string; category: VendorCategory }

/** Several vendors at once, found by typing; one that is not in the list yet is made of what was typed. */
export function AddToWedding({ clientId, parts }: Props) {
  const { data: vendors = [] } = useAnswer(calls.list, {})
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [added, setAdded] = useState<readonly NewVendor[]>([])
  const [status, setStatus] = useState<WeddingVendorStatus>('potential')
  const [pending, setPending] = useState(false)
  const free = vendors.filter(({ id }) => parts.every(({ vendorId }) => vendorId !== id))
  const vendorIds = free.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)
  const count = vendorIds.length + added.length
  const found = searchVendors(free, words, '')
  const name = words.trim()
  const isKnown = [...vendors, ...added].some((one) => one.name.toLowerCase() === name.toLowerCase())

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (count === 0) return
    setPending(true)
    if (await addParts(clientId, { vendorIds, added: [...added], status })) {
      setChosen([])
      setAdded([])
      setWords('')
    }
    setPending(false)
  }

  return (
    <TitledCard title="Add to This Wedding" text="Choose one or more, or type a new name.">
      <form onSubmit={(event) => void add(event)} className="grid gap-4">
        <SearchField
          label="Search or add vendors"
          value={words}
          maxLength={limits.line}
          onChange={setWords}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name === '') return
            event.preventDefault()
            const [first] = found
            if (first) {
              setChosen(toggled(chosen, first.id))
              setWords('')
            }
          }}
        />
        <div className="max-h-96 overflow-y-auto" role="group" aria-label="Vendors to add">
          {added.map((one) => (
            <CheckLine key={one.name} checked onToggle={() => setAdded(added.filter((other) => other !== one))}>
              {one.name} <span className="text-muted">· {categoryLabel(one.category)}, new</span>
            </CheckLine>
          ))}
          {found.map(({ id, name: known, category }) => (
            <CheckLine key={id} checked={chosen.includes(id)} onToggle={() => setChosen(toggled(chosen, id))}>
              {known} <span className="text-muted">· {categoryLabel(category)}</span>
            </CheckLine>
          ))}
          {found.length === 0 && added.length === 0 && name === '' && (
            <p className="text-sm text-muted">
              {vendors.length === 0
                ? 'Your list of vendors is still empty.'
                : 'All of your vendors are already part of it.'}
            </p>
          )}
        </div>
        {name !== '' && !isKnown && (
          <NativeSelect
            label={`Add “${name}” as a new`}
            value=""
            onChange={({ target }) => {
              setAdded([...added, { name, category: target.value as VendorCategory }])
              setWords('')
            }}
          >
            <option value="" disabled>
              Choose a category
            </option>
            <CategoryOptions />
          </NativeSelect>
        )}
        <NativeSelect
          label="Status"
          value={status}
          onChange={({ target }) => setStatus(target.value as WeddingVendorStatus)}
        >
          <Options labels={partStatusLabels} />
        </NativeSelect>
        <Button type="submit" icon={<Plus />} disabled={count === 0} pending={pending} pendingLabel="Adding...">
          {count === 0 ? 'Add Vendors' : `Add ${counted(count, 'Vendor')}`}
        </Button>
      </form>
    </TitledCard>
  )
}
