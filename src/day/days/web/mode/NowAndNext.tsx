import { startInWords } from '#day/days/web/public/start-in-words.ts'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { lengthInWords } from '#day/days/contract/day-time.ts'
import { CallVendors } from '#day/days/web/mode/CallVendors.tsx'
import { minutesBetween, plannedTimes, timeThere, untilInWords } from '#day/days/web/mode/day-now.ts'

type Props = { day: Day; item: Item; now: number; isChosen: boolean; onChoose: (id: number) => void }

export function RunningItem({ day, item, now, isChosen, onChoose }: Props) {
  const times = plannedTimes(day, item)
  const left = times ? minutesBetween(now, times.ends) : 0
  return (
    <section className="day-mode-card" data-look="now" data-chosen={isChosen}>
      <button type="button" className="day-mode-choose" onClick={() => onChoose(item.id)}>
        <span className="day-mode-title">{item.title}</span>
        <span className="day-mode-when">
          {item.startedAt && `Since ${timeThere(item.startedAt, day.timeZone)}`}
          {times && ` · planned until ${timeThere(times.ends, day.timeZone)}`}
        </span>
        {times && (
          <strong className="day-mode-lateness">
            {left >= 0 ? `${lengthInWords(left)} left` : `${lengthInWords(-left)} over`}
          </strong>
        )}
      </button>
      <Facts item={item} />
      <CallVendors day={day} item={item} />
    </section>
  )
}

export function NextItem({ day, item, now, isChosen, onChoose }: Props) {
  const times = plannedTimes(day, item)
  const until = times ? minutesBetween(now, times.begins) : 0
  return (
    <section className="day-mode-card" data-look="next" data-chosen={isChosen}>
      <button type="button" className="day-mode-choose" onClick={() => onChoose(item.id)}>
        <span className="day-mode-title">{item.title}</span>
        <span className="day-mode-when">{`${startInWords(item.start)} · ${lengthInWords(item.minutes)}`}</span>
        {times && (
          <strong className="day-mode-lateness" data-late={until < 0}>
            {until >= 0 ? untilInWords(times.begins, now, day.timeZone) : `${lengthInWords(-until)} late`}
          </strong>
        )}
      </button>
      <Facts item={item} />
      <CallVendors day={day} item={item} />
    </section>
  )
}

const Facts = ({ item: { place, details, notes } }: { item: Item }) => (
  <>
    {place && <p className="day-mode-fact">{place}</p>}
    {details && <p className="day-mode-fact">{details}</p>}
    {notes && <p className="day-mode-fact">{notes}</p>}
  </>
)
