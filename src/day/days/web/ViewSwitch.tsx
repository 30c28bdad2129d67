import { useDayAddress } from '#day/days/web/use-day-address.ts'

const views = [
  { label: 'List', view: 'list', by: 'vendor' },
  { label: 'Lanes by vendor', view: 'lanes', by: 'vendor' },
  { label: 'Lanes by place', view: 'lanes', by: 'place' },
] as const

/** Switches between the list and the lanes. */
export function ViewSwitch() {
  const address = useDayAddress()
  return (
    <div role="group" aria-label="View" className="day-views" data-print="hidden">
      {views.map(({ label, view, by }) => {
        const isShown = address.view === view && (view === 'list' || address.by === by)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isShown}
            className="touchable"
            onClick={() => address.showAs(view, by)}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
