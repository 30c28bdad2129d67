import { formatTime } from '#platform/web/ui/format/dates.ts'
import { startInWords } from '#day/days/web/public/start-in-words.ts'
import { lateAtEnd } from '#day/days/contract/day-late.ts'
import type { Day } from '#day/days/contract/day-records.ts'
import { lengthInWords, timeOf } from '#day/days/contract/day-time.ts'
import { wallClock } from '#platform/contract/zoned-time.ts'
import { comparedWithPlan, type Compared } from '#day/days/web/afterwards-rows.ts'
import { counted } from '#day/days/web/several-items.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

const columns = ['Item', 'Planned', 'Actual', 'Began', 'Took'] as const

/** How the day went, beside how it was planned. */
export default function Afterwards({ day }: { day: Day }) {
  const rows = comparedWithPlan(day, day.items)
  const skipped = rows.filter(({ item }) => item.state === 'skipped').length
  const late = lateAtEnd(day)
  const facts = [
    late === 0 ? 'On time at the end' : `${lengthInWords(Math.abs(late))} ${late > 0 ? 'late' : 'early'} at the end`,
    `${counted(rows.length - skipped)} of ${day.items.length} started`,
    skipped > 0 && `${skipped} skipped`,
  ]
  return (
    <TitledCard
      aria-label="Planned and Actual"
      className="mt-5"
      title="Planned and Actual"
      text={facts.filter(Boolean).join(' · ')}
    >
      <div className="day-afterwards">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.item.id} row={row} timeZone={day.timeZone} />
            ))}
          </tbody>
        </table>
      </div>
    </TitledCard>
  )
}

const timeThere = (instant: string, timeZone: string) =>
  formatTime(timeOf(wallClock(Date.parse(instant), timeZone).minutes))

function Row({ row: { item, took, startedLate, longer }, timeZone }: { row: Compared; timeZone: string }) {
  const { title, start, minutes, state, startedAt, endedAt } = item
  const actual = [startedAt, endedAt].map((instant) => (instant ? timeThere(instant, timeZone) : '…'))
  const taken = [took !== undefined && lengthInWords(took), longer !== 0 && difference(longer, 'longer', 'shorter')]
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label="Planned">
        {startInWords(start)}, {lengthInWords(minutes)}
      </td>
      {state === 'skipped' ? (
        <td colSpan={3}>Skipped</td>
      ) : (
        <>
          <td data-label="Actual">{actual.join(' – ')}</td>
          <td data-label="Began">{difference(startedLate, 'late', 'early')}</td>
          <td data-label="Took">{taken.filter(Boolean).join(', ')}</td>
        </>
      )}
    </tr>
  )
}

/** '10 min late'; on time for no difference. */
function difference(minutes: number | undefined, more: string, less: string): string {
  if (minutes === undefined) return ''
  return minutes === 0 ? 'on time' : `${lengthInWords(Math.abs(minutes))} ${minutes > 0 ? more : less}`
}
