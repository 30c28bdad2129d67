import * as calls from '#guests/guest-lists/contract/calls.ts'
import type { CoupleMay } from '#guests/guest-lists/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'

const labels: Record<CoupleMay, string> = {
  edit: 'Couple can edit',
  propose: 'Couple can suggest',
  read: 'Couple can view',
}

/** What the couple may do with its guest list. */
export function CoupleMaySelect({ clientId, value }: { clientId: number; value: CoupleMay }) {
  const choose = (coupleMay: string) => {
    const body = { coupleMay: coupleMay as CoupleMay, previous: { coupleMay: value } }
    void change(
      calls.update,
      { params: { id: clientId }, body },
      {
        optimistic: (cached) =>
          cached.edit(calls.read, (now) => ({ ...now, coupleMay: body.coupleMay }), { params: { id: clientId } }),
        failure: 'Failed to save. Please try again.',
      },
    ).catch(() => {})
  }
  return (
    <FilterSelect name="What the couple may do" value={value} onChoose={choose} className="max-sm:order-1">
      <Options labels={labels} />
    </FilterSelect>
  )
}
