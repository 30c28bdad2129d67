import type { AuditActor, AuditGroup } from '#studio/audit/contract/endpoints.ts'
import { AuditPages } from '#studio/audit/web/AuditPages.tsx'
import { groupNames, otherActors } from '#studio/audit/web/audit-words.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

const none = { group: '', who: '' }

/** `member-12` is the member with this id. */
function actorOf(who: string): { actor?: AuditActor; memberId?: number } {
  if (who.startsWith('member-')) return { memberId: Number(who.slice('member-'.length)) || 1 }
  return who === 'owner' || who in otherActors ? { actor: who as AuditActor } : {}
}

const groupOf = (group: string) => (group in groupNames ? { group: group as AuditGroup } : {})

type Props = { owner: string; members: readonly { id: number; name: string }[] }

/** What happened to the studio's accounts, data and money, for its owner. */
export function AuditTab({ owner, members }: Props) {
  const { filters, choose, select } = useFiltersInAddress(none)
  const filter = { ...groupOf(filters.group), ...actorOf(filters.who) }
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString()
  return (
    <TitledCard
      title="Audit Log"
      text="Sign-ins, invitations, exports, deletions, payments, and changes to rights. Nobody can change or delete an entry."
      actions={
        <AnchorButton href={`/api/audit/csv${query && `?${query}`}`} download>
          Download as CSV
        </AnchorButton>
      }
    >
      <div className="mb-4 flex flex-wrap gap-x-4 gap-y-3">
        <FilterSelect name="What happened" all="Everything" {...select('group')} className="w-full sm:w-64">
          {Object.entries(groupNames).map(([group, name]) => (
            <option key={group} value={group}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="Who did it" all="Everyone" {...select('who')} className="w-full sm:w-64">
          <option value="owner">{owner}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={`member-${id}`}>
              {name}
            </option>
          ))}
          {Object.entries(otherActors).map(([actor, name]) => (
            <option key={actor} value={actor}>
              {name}
            </option>
          ))}
        </FilterSelect>
      </div>
      <AuditPages key={query} filter={filter} onClear={() => choose(none)} />
    </TitledCard>
  )
}
