import HistoryIcon from 'lucide-react/icons/history'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Entry } from '#weddings/history/contract/endpoints.ts'
import * as calls from '#weddings/history/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { timeHere } from '#platform/web/ui/format/instants.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

const perPage = 50
const none = ['Nothing has changed yet', 'What you and the couple change is recorded here.'] as const

/** What was changed about a wedding, latest first, and the undo of each change. */
export default function HistoryTab({ client }: { client: Client }) {
  const [pages, setPages] = useState<(number | undefined)[]>([undefined])
  return (
    <div className="space-y-5">
      {pages.map((before, at) => (
        <Page
          key={before ?? 0}
          clientId={client.id}
          before={before}
          onMore={at === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
        />
      ))}
    </div>
  )
}

type PageProps = { clientId: number; before: number | undefined; onMore: ((last: number) => void) | undefined }

function Page({ clientId, before, onMore }: PageProps) {
  const query = { limit: perPage, ...(before !== undefined && { before }) }
  const answer = useAnswer(calls.ofWedding, { params: { id: clientId }, query })
  const last = answer.data?.at(-1)?.batch
  if (before !== undefined && answer.data?.length === 0) return null
  return (
    <>
      <AnsweredList
        answer={answer}
        what="history"
        skeleton={<Skeletons of={['h-64 rounded-md']} />}
        none={none}
        icon={<HistoryIcon />}
      >
        {(entries) =>
          [...Map.groupBy(entries, ({ at }) => dayHere(new Date(at)))].map(([day, ofDay]) => (
            <Card key={day}>
              <h2 className="text-sm font-semibold tabular">{formatDate(day)}</h2>
              <ul className="mt-1">
                {ofDay.map((entry) => (
                  <Line key={entry.batch} clientId={clientId} entry={entry} />
                ))}
              </ul>
            </Card>
          ))
        }
      </AnsweredList>
      {onMore && last !== undefined && answer.data?.length === perPage && (
        <Button className="mx-auto flex" onClick={() => onMore(last)}>
          Show earlier changes
        </Button>
      )}
    </>
  )
}

function Line({ clientId, entry }: { clientId: number; entry: Entry }) {
  const { batch, at, sentence, details, canUndo, isWithheld } = entry
  const [undoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    await undoBatch(batch)
    setUndoing(false)
  }
  return (
    <li className="flex min-h-12 flex-wrap items-start gap-x-4 border-b border-line py-1 text-sm last:border-0">
      <span className="w-18 shrink-0 py-2.5 text-muted tabular">{timeHere(at)}</span>
      <div className="min-w-0 grow basis-48 py-2.5 wrap-anywhere">
        {details.length > 0 ? (
          <details>
            <summary className="cursor-pointer">{sentence}</summary>
            <Details clientId={clientId} entry={entry} />
          </details>
        ) : (
          sentence
        )}
        {isWithheld && (
          <p className="mt-0.5 text-muted">
            This also changed invoices. Only someone who can see invoices can undo it, and only as a whole.
          </p>
        )}
      </div>
      {canUndo && (
        <Button
          variant="quiet"
          className="ml-auto"
          icon={<Undo2 />}
          aria-label={`Undo: ${sentence}`}
          pending={undoing}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

/** The first changes, and the others when they are asked for. */
function Details({ clientId, entry: { batch, details, more } }: { clientId: number; entry: Entry }) {
  const [all, setAll] = useState(false)
  const asked = { params: { id: clientId, batch } }
  const answer = useAnswer(calls.details, asked, { enabled: all })
  const { data = details, isLoadingError, isFetching, refetch } = answer
  const firstOfRest = useRef<HTMLLIElement>(null)
  const hasRest = answer.data !== undefined
  useEffect(() => {
    // The focus was on the button, which is gone.
    if (hasRest) firstOfRest.current?.focus()
  }, [hasRest])
  return (
    <>
      <ul className="mt-1 space-y-0.5 pl-4 text-muted">
        {data.map((detail, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- the details of a batch never change
            key={index}
            ref={index === details.length ? firstOfRest : undefined}
            tabIndex={index === details.length ? -1 : undefined}
          >
            {detail}
          </li>
        ))}
      </ul>
      {more > 0 && !hasRest && (
        <Button
          variant="quiet"
          className="mt-1 -mb-1"
          pending={all && isFetching}
          onClick={() => (isLoadingError ? void refetch() : setAll(true))}
        >
          {isLoadingError ? 'The rest could not be loaded. Try again' : `And ${more} more`}
        </Button>
      )}
    </>
  )
}
