import Eye from 'lucide-react/icons/eye'
import Store from 'lucide-react/icons/store'
import Trash2 from 'lucide-react/icons/trash'
import type { Audience } from '#day/days/contract/day-audiences.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import { audienceNames } from '#day/days/web/item-words.ts'
import { changeItems, removeItems } from '#day/days/web/several-items.ts'
import type { OpenShift } from '#day/days/web/ShiftDialog.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ChosenToolbar } from '#platform/web/ui/layout/ChosenToolbar.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = {
  dayId: number
  chosen: readonly Item[]
  onShift: (shift: OpenShift) => void
  onPlace: () => void
  onEnd: () => void
}

const steps = [-15, -10, -5, 5, 10, 15]

/** What can be done with all chosen items at once. */
export function ChosenBar({ dayId, chosen, onShift, onPlace, onEnd }: Props) {
  const ids = chosen.map(({ id }) => id)
  const shiftBy = (minutes: number, follows = false) => onShift({ ids, minutes, follows })
  return (
    <ChosenToolbar label="Selected items" count={chosen.length} onEnd={onEnd}>
      <div className="flex gap-1 max-sm:order-last max-sm:w-full">
        {steps.map((minutes) => (
          <Button
            key={minutes}
            variant="quiet"
            className="day-step tabular"
            aria-label={`Shift by ${minutes} minutes`}
            onClick={() => shiftBy(minutes)}
          >
            {minutes > 0 ? `+${minutes}` : `−${-minutes}`}
          </Button>
        ))}
        <Button variant="quiet" className="day-step" onClick={() => shiftBy(15, true)}>
          Shift…
        </Button>
      </div>
      <Button variant="quiet" icon={<Store />} onClick={onPlace}>
        Vendors, Place
      </Button>
      <Menu
        label="Who sees them"
        align="start"
        items={(Object.keys(audienceNames) as Audience[]).map((audience) => ({
          label: audienceNames[audience],
          onSelect: () => void changeItems(dayId, ids, { audience }),
        }))}
      >
        <Button variant="quiet" icon={<Eye />}>
          Show To
        </Button>
      </Menu>
      <Button
        variant="quiet"
        icon={<Trash2 />}
        onClick={() => void removeItems(dayId, ids).then((done) => done && onEnd())}
      >
        Delete
      </Button>
    </ChosenToolbar>
  )
}
