import { startInWords } from '#day/days/web/public/start-in-words.ts'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { lengthInWords } from '#day/days/contract/day-time.ts'
import { minutesBetween, plannedTimes, timeThere } from '#day/days/web/mode/day-now.ts'

type Props = { day: Day; now: number; chosen: number | undefined; onChoose: (id: number) => void }

/** All items in their order; one that is chosen here gets the buttons at the lower edge. */
export function ItemList({ day, now, chosen, onChoose }: Props) {
  return (
    <section>
      <h2 className="day-mode-label">The whole day</h2>
      {day.items.length === 0 && <p className="day-mode-card">This day has no items yet.</p>}
      <ul className="day-mode-list">
        {day.items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="day-mode-row"
              data-state={item.state}
              aria-pressed={item.id === chosen}
              onClick={() => onChoose(item.id)}
            >
              <span className="day-mode-time">{startInWords(item.start)}</span>
              <span className="min-w-0">
                <span className="day-mode-row-title">{item.title}</span>
                <span className="day-mode-state">{stateInWords(day, item, now)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateInWords(day: Day, item: Item, now: number): string {
  const times = plannedTimes(day, item)
  const against = (planned: number | undefined, moment: number) => {
    const late = planned === undefined ? 0 : minutesBetween(planned, moment)
    return late > 0 ? `, ${lengthInWords(late)} late` : ''
  }
  switch (item.state) {
    case 'running':
      return `Began ${timeThere(item.startedAt ?? now, day.timeZone)}${against(times?.begins, Date.parse(item.startedAt ?? ''))}`
    case 'done':
      return `Done ${timeThere(item.endedAt ?? now, day.timeZone)}${against(times?.ends, Date.parse(item.endedAt ?? ''))}`
    case 'skipped':
      return 'Skipped'
    case 'open':
      return [lengthInWords(item.minutes), item.place, item.isFixed && 'fixed'].filter(Boolean).join(' · ')
  }
}
