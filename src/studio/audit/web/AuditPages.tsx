import { useState } from 'react'
import type { AuditEntry, AuditFilter } from '#studio/audit/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#studio/audit/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { timeHere } from '#platform/web/ui/format/instants.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

const perPage = 50

type Props = { filter: AuditFilter; onClear: () => void }

/** The entries, latest first, a page at a time. */
export function AuditPages({ filter, onClear }: Props) {
  const [pages, setPages] = useState<(number | undefined)[]>([undefined])
  return (
    <>
      {pages.map((before, at) => (
        <Page
          key={before ?? 0}
          filter={filter}
          before={before}
          onClear={onClear}
          onMore={at === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
        />
      ))}
    </>
  )
}

type PageProps = Props & { before: number | undefined; onMore: ((last: number) => void) | undefined }

function Page({ filter, before, onClear, onMore }: PageProps) {
  const query = { limit: perPage, ...filter, ...(before !== undefined && { before }) }
  const answer = useAnswer(calls.list, { query })
  const last = answer.data?.at(-1)?.id
  if (answer.data?.length === 0)
    return before === undefined && Object.keys(filter).length > 0 ? (
      <NothingFound what="entries" text="Try adjusting your filters" onClear={onClear} />
    ) : null
  return (
    <>
      <AnsweredList
        answer={answer}
        what="audit log"
        skeleton={<Skeletons of={['h-12 rounded-md', 'mt-2 h-12 rounded-md', 'mt-2 h-12 rounded-md']} />}
        none={['Nothing has happened yet', 'Sign-ins and changes in your studio are recorded here.']}
      >
        {(entries) =>
          [...Map.groupBy(entries, ({ at }) => dayHere(new Date(at)))].map(([day, ofDay]) => (
            <section key={day} className="mt-5 first:mt-0">
              <h3 className="text-sm font-semibold tabular">{formatDate(day)}</h3>
              <ul className="mt-1 divide-y divide-line">
                {ofDay.map((entry) => (
                  <Line key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))
        }
      </AnsweredList>
      {onMore && last !== undefined && answer.data?.length === perPage && (
        <Button className="mx-auto mt-4 flex" onClick={() => onMore(last)}>
          Show Earlier Entries
        </Button>
      )}
    </>
  )
}

const nameOf = ({ id, name }: NonNullable<AuditEntry['wedding']>) => name ?? `wedding ${id}, which was deleted`

function Line({ entry: { at, sentence, name, address, wedding } }: { entry: AuditEntry }) {
  const about = [name, wedding && nameOf(wedding), address && `from ${address}`]
  return (
    <li className="flex gap-x-4 py-2 text-sm">
      <span className="w-18 shrink-0 text-muted tabular">{timeHere(at)}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>{sentence}</p>
        <p className="text-muted">{about.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
