import { t } from '#platform/web/locale/t.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { lateNow } from '#day/days/contract/day-late.ts'
import { lengthInWords } from '#day/days/contract/day-time.ts'
import type { Day } from '#day/days/contract/day-records.ts'
import { timesOf } from '#platform/contract/zoned-time.ts'
import sheet from '#day/days/web/mode/day-mode.css?url'
import { useDayCalls } from '#day/days/web/mode/day-calls.ts'
import { nowAndNext, timeThere } from '#day/days/web/mode/day-now.ts'
import { Help } from '#day/days/web/mode/Help.tsx'
import { ItemList } from '#day/days/web/mode/ItemList.tsx'
import { NextItem, RunningItem } from '#day/days/web/mode/NowAndNext.tsx'
import { PressBar } from '#day/days/web/mode/PressBar.tsx'
import { usePractice } from '#day/days/web/mode/Practice.tsx'
import { Refusals } from '#day/days/web/mode/Refusals.tsx'
import { ShiftButtons } from '#day/days/web/mode/ShiftButtons.tsx'
import { StatePill } from '#day/days/web/mode/StatePill.tsx'
import { useAwakeScreen } from '#day/days/web/mode/use-awake-screen.ts'
import { useClock } from '#day/days/web/mode/use-clock.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { weekdayAndDate } from '#platform/web/ui/format/dates.ts'

/** The day while it runs, for a phone in one hand. */
export function DayMode({ day }: { day: Day }) {
  const now = useClock()
  useAwakeScreen()
  const { press, shift } = useDayCalls(day.id)
  const [chosenId, choose] = useState<number>()
  const { running, upcoming } = nowAndNext(day, day.items, now)
  const next = upcoming[0]
  const practice = usePractice(day, now, (...pressed) => {
    press(...pressed)
    choose(undefined)
  })
  const chosen = day.items.find(({ id }) => id === chosenId) ?? running[0] ?? next
  return (
    <div className="day-mode" data-lower-edge>
      <link rel="stylesheet" href={sheet} precedence="medium" />
      <Head day={day} now={now} />
      <Refusals dayId={day.id} />
      <h2 className="day-mode-label">Now</h2>
      {running.map((item) => (
        <RunningItem key={item.id} day={day} item={item} now={now} isChosen={item === chosen} onChoose={choose} />
      ))}
      {running.length === 0 && <p className="day-mode-card">Nothing is running.</p>}
      <h2 className="day-mode-label">Next</h2>
      {next ? (
        <NextItem day={day} item={next} now={now} isChosen={next === chosen} onChoose={choose} />
      ) : (
        <p className="day-mode-card">Nothing is left on this day.</p>
      )}
      {next && <ShiftButtons day={day} upcoming={upcoming} shift={shift} />}
      <ItemList day={day} now={now} chosen={chosen?.id} onChoose={choose} />
      <Help />
      {chosen && <PressBar item={chosen} press={practice.press} />}
      {practice.question}
    </div>
  )
}

function Head({ day, now }: { day: Day; now: number }) {
  const late = lateNow(day, now)
  return (
    <header className="day-mode-head">
      <div className="min-w-0">
        <Link
          to="/clients/{id}"
          params={{ id: day.clientId }}
          className="-ml-2 inline-flex h-9 max-w-full items-center gap-1.5 rounded-sm px-2 text-sm text-muted transition-colors touchable hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{day.clientName}</span>
        </Link>
        <h1 className="day-mode-name">{day.name}</h1>
        <p className="text-sm text-muted">
          {day.date ? weekdayAndDate(day.date) : 'No date yet'}
          {day.timeZone !== timeZoneHere() && ` · ${timesOf(day.timeZone, t)}`}
        </p>
      </div>
      <div className="day-mode-side">
        <StatePill />
        <p className="day-mode-clock" role="timer" aria-label="Time at the place">
          {timeThere(now, day.timeZone)}
        </p>
        <p className={late > 0 ? 'day-mode-late' : 'text-sm text-muted'}>{lateInWords(late)}</p>
      </div>
    </header>
  )
}

function lateInWords(late: number): string {
  if (late === 0) return 'On time'
  return `${lengthInWords(Math.abs(late))} ${late > 0 ? 'late' : 'ahead'}`
}
