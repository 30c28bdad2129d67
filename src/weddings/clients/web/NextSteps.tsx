import type { ReactNode } from 'react'
import type { NextSteps as Steps } from '#weddings/clients/contract/endpoints.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { daysToGo, formatTime, shortDate, shortDay } from '#platform/web/ui/format/dates.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

export const useNextSteps = (id: number) => useAnswer(calls.next, { params: { id }, query: { today: dayHere() } })

/** What is late, owed, unconfirmed and next for this wedding. */
export function NextSteps({ client }: { client: Client }) {
  const { data, isLoadingError, isFetching, refetch } = useNextSteps(client.id)
  return (
    <TitledCard title="What’s Next">
      {isLoadingError && (
        <FailedState what="next steps" onRetry={() => void refetch()} pending={isFetching} className="py-4" />
      )}
      {!data && !isLoadingError && <Skeletons of={['h-40 rounded-md']} />}
      {data && <Lists steps={data} client={client} />}
    </TitledCard>
  )
}

type ListProps = { title: string; all?: ReactNode; children: ReactNode }

const List = ({ title, all, children }: ListProps) => (
  <section>
    <h3 className="flex items-baseline justify-between gap-3 text-[0.8125rem] font-medium text-muted">
      {title}
      {all}
    </h3>
    <ul className="-mx-2 mt-0.5">{children}</ul>
  </section>
)

const line = 'flex min-h-10 flex-wrap items-center gap-x-4 rounded-sm px-2 py-1.5 text-sm hover:bg-sunken touchable'
const item = 'border-b border-line last:border-0'
const what = 'min-w-0 grow wrap-anywhere'
const when = 'text-muted tabular'

/** Most of what is next is in this year. */
const dateOfStep = (date: string) => (date.startsWith(dayHere().slice(0, 4)) ? shortDay(date) : shortDate(date))

const daysLate = (date: string) => {
  const days = -daysToGo(date)
  return `${days} ${days === 1 ? 'day' : 'days'} late`
}

function Lists({ steps: { late, lateCount, owed, unconfirmed, ahead }, client }: { steps: Steps; client: Client }) {
  const { id } = client
  const missing = [
    ...(client.venue ? [] : ['No venue yet']),
    ...(client.weddingDate ? [] : ['No wedding date yet']),
    ...(client.isActivated ? [] : [client.inviteSent ? 'Invite not accepted yet' : 'Not invited to the portal yet']),
  ]
  const isCalm = late.length + owed.length + unconfirmed.length + ahead.length === 0
  return (
    <>
      {missing.length > 0 && <p className="mb-3 text-sm text-amber-text">{missing.join(' · ')}</p>}
      <div className="flex flex-wrap gap-x-8 gap-y-4 *:min-w-0 *:grow *:basis-72">
        {late.length > 0 && (
          <List
            title="Late"
            all={
              lateCount > late.length && (
                <ClientLink id={id} tab="tasks" className="underline underline-offset-2 hover:text-ink">
                  All {lateCount}
                </ClientLink>
              )
            }
          >
            {late.map((task) => (
              <li key={task.id} className={item}>
                <Link to="/tasks/{id}" params={{ id: task.id }} className={line}>
                  <span className={what}>{task.title}</span>
                  {task.assignedTo === 'client' && <span className={when}>with the couple</span>}
                  <span className="text-red-text tabular">{daysLate(task.dueDate)}</span>
                </Link>
              </li>
            ))}
          </List>
        )}
        {owed.length + unconfirmed.length > 0 && (
          <div className="space-y-4">
            {owed.length > 0 && (
              <List title="Owed">
                {owed.map((invoice) => (
                  <li key={invoice.id} className={item}>
                    <Link to="/invoices/{id}" params={{ id: invoice.id }} className={line}>
                      <span className={what}>
                        {invoice.invoiceNumber}: {formatAmount(invoice.open, invoice.currency)}
                      </span>
                      {invoice.dueDate && <span className="text-red-text tabular">{daysLate(invoice.dueDate)}</span>}
                    </Link>
                  </li>
                ))}
              </List>
            )}
            {unconfirmed.length > 0 && (
              <List title="Not confirmed">
                <li className={item}>
                  <ClientLink id={id} tab="vendors" className={line}>
                    <span className={what}>
                      {unconfirmed.map(({ name, status }) => `${name} (${status})`).join(', ')}
                    </span>
                  </ClientLink>
                </li>
              </List>
            )}
          </div>
        )}
        {ahead.length > 0 && (
          <List title="Next">
            {ahead.map(({ kind, id: row, title, date, time }) => (
              <li key={`${kind}-${row}`} className={item}>
                <Link to={kind === 'task' ? '/tasks/{id}' : '/events/{id}'} params={{ id: row }} className={line}>
                  <span className={what}>{title}</span>
                  <span className={when}>
                    {kind === 'task' && 'due '}
                    {dateOfStep(date)}
                    {time && `, ${formatTime(time)}`}
                  </span>
                </Link>
              </li>
            ))}
          </List>
        )}
      </div>
      {isCalm && <p className="text-sm text-muted">Nothing is late, owed, or coming up.</p>}
    </>
  )
}
