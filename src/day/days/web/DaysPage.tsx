import CalendarClock from 'lucide-react/icons/calendar-clock'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

/** The days that the member may run, each leading to day mode. */
export default function DaysPage() {
  const answer = useAnswer(calls.upcoming, { query: { today: dayHere() } })
  return (
    <>
      <PageHeader title="Wedding Days" subtitle="Open a day to run it, even without a connection" />
      <AnsweredList
        answer={answer}
        what="wedding days"
        icon={<CalendarClock />}
        skeleton={<Skeletons of={['h-20 rounded-md', 'mt-3 h-20 rounded-md']} />}
        none={['No days yet', 'The days of the weddings you are assigned to appear here.']}
      >
        {(days) => (
          <ul className="max-w-3xl space-y-3">
            {days.map(({ id, couple, name, date, place, itemCount }) => (
              <li key={id}>
                <Card className="relative">
                  <Link
                    to="/day/{id}"
                    params={{ id }}
                    className="font-medium wrap-anywhere after:absolute after:inset-0"
                  >
                    {couple}: {name}
                  </Link>
                  <p className="mt-1 text-sm text-muted tabular wrap-anywhere">
                    {[date && formatDate(date), place, itemCount === 1 ? '1 item' : `${itemCount} items`]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </AnsweredList>
    </>
  )
}
