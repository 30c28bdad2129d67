import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { MailFilters } from '#guests/guest-mails/web/mail-rows.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import type { FiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

const stateLabels = {
  unsent: 'Not sent',
  'no-address': 'No email address',
  'no-mail': 'Asked for no more email',
  waiting: 'Waiting to send',
  sent: 'Sent, not opened',
  opened: 'Opened',
  bounced: 'Came back',
  answered: 'Answered',
}

const sidesOf = ({ partnerOneName, partnerTwoName }: Client) => ({
  one: partnerOneName,
  ...(partnerTwoName && { two: partnerTwoName, both: 'Both' }),
})

type Props = { filters: FiltersInAddress<MailFilters>; envelopes: readonly PlannersEnvelope[]; couple: Client }

export function MailFilterBar({ filters: { search, select }, envelopes, couple }: Props) {
  const tags = [...new Set(envelopes.flatMap((one) => one.tags))].toSorted()
  const hasBList = envelopes.some(({ list }) => list === 'B')
  return (
    <div data-print="hidden" className="flex flex-wrap items-end gap-2">
      <SearchField label="Search Envelopes" {...search} className="w-full sm:w-72" />
      <FilterSelect name="State" all="All states" {...select('state')} className="w-full sm:w-44">
        <Options labels={stateLabels} />
      </FilterSelect>
      <FilterSelect name="Side" all="Both sides" {...select('side')} className="max-md:hidden">
        <Options labels={sidesOf(couple)} />
      </FilterSelect>
      {tags.length > 0 && (
        <FilterSelect name="Tag" all="All tags" {...select('tag')} className="max-md:hidden">
          <Options labels={Object.fromEntries(tags.map((tag) => [tag, tag]))} />
        </FilterSelect>
      )}
      {hasBList && (
        <FilterSelect name="List" {...select('list')} className="w-full sm:w-44">
          <Options labels={{ A: 'A list', B: 'B list', all: 'A and B list' }} />
        </FilterSelect>
      )}
    </div>
  )
}
