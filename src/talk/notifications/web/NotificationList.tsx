import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { byCouple, type Group } from '#talk/notifications/web/by-couple.ts'
import { NotificationRow } from '#talk/notifications/web/NotificationRow.tsx'
import { useFollow } from '#talk/notifications/web/use-follow.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { notifications: readonly Notification[]; onChosen?: () => void }

export function NotificationList({ notifications, onChosen }: Props) {
  return (
    <ul>
      {byCouple(notifications).map((group) => (
        <CouplesNews key={group.head.clientId ?? `about ${group.head.id}`} group={group} onChosen={onChosen} />
      ))}
    </ul>
  )
}

const isHigh = ({ priority }: Notification) => priority === 'high'

/** A row for the notifications of one couple, which shows the first and expands to the others. */
function CouplesNews({ group: { head, others }, onChosen }: { group: Group; onChosen?: () => void }) {
  const [unfolded, setUnfolded] = useState(false)
  const list = useId()
  const follow = useFollow(onChosen)
  const all = [head, ...others]
  return (
    <li className="border-b border-line last:border-0">
      <NotificationRow
        notification={head}
        isHigh={isHigh(head) || (!unfolded && others.some(isHigh))}
        count={all.length}
        onChoose={() => follow(head, all)}
      />
      {others.length > 0 && (
        <div className="mb-2 flex gap-3 px-2">
          <span className="size-9 shrink-0" />
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={list}
            onClick={() => setUnfolded(!unfolded)}
            className="-ml-2 flex h-9 items-center gap-1 rounded-sm px-2 text-sm text-muted touchable hover:bg-sunken hover:text-ink"
          >
            {unfolded ? 'Show less' : `Show ${others.length} more`}
            <ChevronDown aria-hidden className={joined('size-4', unfolded && 'rotate-180')} />
          </button>
        </div>
      )}
      <ul id={list} hidden={!unfolded} className="mb-2 pl-2">
        {unfolded &&
          others.map((one) => (
            <li key={one.id}>
              <NotificationRow notification={one} isHigh={isHigh(one)} onChoose={() => follow(one, all)} />
            </li>
          ))}
      </ul>
    </li>
  )
}
