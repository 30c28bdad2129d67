import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { linesOf, sameInWords, type Placed, type TodayGroup } from '#overview/today/web/today-groups.ts'
import { TodayRow } from '#overview/today/web/TodayRow.tsx'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { countdown } from '#weddings/clients/web/public/countdown.ts'
import { shortDay } from '#platform/web/ui/format/dates.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { groups: readonly TodayGroup[]; most: number }

/** The groups, with as many of their lines as are wanted. */
export function TodayGroups({ groups, most }: Props) {
  let left = most
  return groups.map((group) => {
    const rows = group.kind === 'same' ? group.rows : group.rows.slice(0, Math.max(left, 0))
    if (left <= 0 || rows.length === 0) return null
    left -= linesOf(group)
    const key = group.kind === 'wedding' ? group.clientId : group.kind === 'same' ? group.lack : group.kind
    return group.kind === 'same' ? (
      <Same key={key} lack={group.lack} rows={rows} />
    ) : (
      <div key={key} className="border-b border-line pt-1.5 last:border-0">
        <Heading group={group} />
        <Rows rows={rows} isNamed={group.kind !== 'more'} />
      </div>
    )
  })
}

const Rows = ({ rows, isNamed }: { rows: readonly Placed[]; isNamed: boolean }) => (
  <ol className="[&_.button]:h-8">
    {rows.map(({ line, place }) => (
      <TodayRow key={line.key} line={line} place={place} isNamed={isNamed} />
    ))}
  </ol>
)

function Heading({ group }: { group: TodayGroup }) {
  const look = 'flex flex-wrap items-baseline gap-x-2 px-2 pt-1 text-sm'
  if (group.kind === 'studio') return <h3 className={joined(look, 'font-semibold')}>Studio</h3>
  if (group.kind !== 'wedding') return null
  const { clientId, name, weddingDate } = group
  return (
    <h3 className={look}>
      <ClientLink id={clientId} className="font-semibold wrap-anywhere underline-offset-4 hover:underline">
        {name}
      </ClientLink>
      {weddingDate && (
        <span className="text-xs text-muted tabular">
          {shortDay(weddingDate)} {countdown(weddingDate)}
        </span>
      )}
    </h3>
  )
}

/** What many weddings lack alike, in one line that opens. */
function Same({ lack, rows }: { lack: Parameters<typeof sameInWords>[0]; rows: readonly Placed[] }) {
  const [isOpen, setOpen] = useState(false)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <div className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left text-[0.9375rem] font-medium hover:bg-sunken"
      >
        <Chevron aria-hidden className="size-4 shrink-0 text-muted" />
        {sameInWords(lack, rows.length)}
      </button>
      {isOpen && <Rows rows={rows} isNamed={false} />}
    </div>
  )
}
