import type { ReactNode } from 'react'
import { formatMinor } from '#platform/web/ui/format/money.ts'
import type { FigureName } from '#money/figures/contract/figure-names.ts'
import * as calls from '#overview/summary/contract/calls.ts'
import type { DayState, Share, Summary } from '#overview/summary/contract/endpoints.ts'
import { contactWords, dayWords, shareWords } from '#overview/summary/web/summary-words.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { telAddress } from '#platform/web/ui/format/contact-addresses.ts'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

/** Who works on a wedding, its money, its days, its people, and the last contact. */
export function WeddingSummary({ clientId: id }: { clientId: number }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, {
    params: { id },
    query: { today: dayHere() },
  })
  return (
    <TitledCard title="At a Glance" className="min-w-0 lg:col-span-3">
      {isLoadingError && (
        <FailedState what="summary" onRetry={() => void refetch()} pending={isFetching} className="py-4" />
      )}
      {!data && !isLoadingError && <Skeletons of={['h-32 rounded-md']} />}
      {data && <Lines id={id} summary={data} />}
    </TitledCard>
  )
}

const tabLink = 'underline decoration-line underline-offset-4 touchable hover:decoration-current'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] font-medium text-muted">{label}</dt>
      <dd className="mt-1 grid justify-items-start gap-1 text-sm wrap-anywhere">{children}</dd>
    </div>
  )
}

function Lines({ id, summary }: { id: number; summary: Summary }) {
  const { team, vendors, guests, money, days, people, lastMessage, lastLetterAt } = summary
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[repeat(5,minmax(0,1fr))]">
      <Line label="Working on it">
        {team.map((share) => (
          <TeamLine key={`${share.kind}-${share.name}`} id={id} share={share} />
        ))}
        {team.length === 0 && <span className="text-muted">No open tasks</span>}
        <ClientLink id={id} tab="vendors" className={tabLink}>
          {vendors.all === 0 ? 'No vendors yet' : `${vendors.confirmed} of ${vendors.all} vendors confirmed`}
        </ClientLink>
      </Line>
      {money && <Money id={id} money={money} />}
      <Line label="The day">
        {days.map((day) => (
          <Day key={day.id} day={day} clientId={id} />
        ))}
        {days.length === 0 && (
          <ClientLink id={id} tab="day" className={tabLink}>
            No run sheet yet
          </ClientLink>
        )}
        <ClientLink id={id} tab="guests" className={`${tabLink} tabular`}>
          {guests.all === 0 ? 'No guests yet' : `${counted(guests.all, 'guest')}, ${guests.answered} answered`}
        </ClientLink>
      </Line>
      <Line label="People">
        {people.slice(0, 4).map(({ id: person, name, relation, phone, lastSeenAt }) => (
          <span key={person}>
            {name}
            {relation && <span className="text-muted"> ({relation})</span>}
            {phone && telAddress(phone) && (
              <>
                {' '}
                <a
                  href={telAddress(phone)}
                  aria-label={`Call ${name}`}
                  className={`${tabLink} inline-block whitespace-nowrap tabular`}
                >
                  {phone}
                </a>
              </>
            )}
            {lastSeenAt && <span className="text-muted"> in the portal {agoInSentence(lastSeenAt)}</span>}
          </span>
        ))}
        {people.length > 4 && (
          <ClientLink id={id} tab="people" className={tabLink}>
            All {people.length}
          </ClientLink>
        )}
      </Line>
      <Line label="Last contact">
        {lastMessage ? (
          <ClientLink id={id} tab="messages" className={`${tabLink} line-clamp-2`}>
            {contactWords(lastMessage)}
          </ClientLink>
        ) : (
          <span className="text-muted">No messages yet</span>
        )}
        {lastLetterAt && <span className="text-muted">Last email {agoInSentence(lastLetterAt)}</span>}
      </Line>
    </dl>
  )
}

const TeamLine = ({ id, share }: { id: number; share: Share }) => (
  <ClientLink id={id} tab="tasks" className={tabLink}>
    {shareWords(share)}
    {share.late > 0 && <span className="text-red-text">, {share.late} late</span>}
  </ClientLink>
)

const shown: readonly (readonly [FigureName, string])[] = [
  ['contracted', 'contracted'],
  ['drafted', 'in drafts'],
  ['paid', 'paid'],
  ['open', 'open'],
  ['overdue', 'overdue'],
]

/** The figures of the page of money, which opens the rows of each. */
function Money({ id, money }: { id: number; money: NonNullable<Summary['money']> }) {
  return (
    <Line label="Money">
      {money.flatMap(({ currency, ...figures }) =>
        shown.map(
          ([figure, words]) =>
            figures[figure] !== 0 && (
              <Link
                key={`${currency}-${figure}`}
                to="/money"
                search={{ figure, wedding: id, currency }}
                className={`${tabLink} tabular ${figure === 'overdue' ? 'text-red-text' : ''}`}
              >
                {formatMinor(figures[figure], currency)} {words}
              </Link>
            ),
        ),
      )}
      {money.length === 0 && (
        <ClientLink id={id} tab="billing" className={tabLink}>
          Nothing invoiced yet
        </ClientLink>
      )}
    </Line>
  )
}

const Day = ({ day, clientId }: { day: DayState; clientId: number }) => (
  <Link to="/clients/{id}/day" params={{ id: clientId }} search={{ day: day.id }} className={tabLink}>
    {dayWords(day)}
  </Link>
)
