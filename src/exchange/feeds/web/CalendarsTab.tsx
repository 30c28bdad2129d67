import { useState } from 'react'
import type { Feed } from '#exchange/feeds/contract/endpoints.ts'
import * as calls from '#exchange/feeds/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { BusyCard } from '#overview/busy/web/public/BusyCard.tsx'
import { NewFeed, ownName, type Made } from '#exchange/feeds/web/NewFeed.tsx'
import { NewAddress } from '#exchange/feeds/web/NewAddress.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

const nameOf = ({ isOwn, clientName }: Feed) => (isOwn ? ownName : (clientName ?? 'All weddings'))

/** Calendars that other programs subscribe to, and calendars of others that are read. */
export default function CalendarsTab() {
  return (
    <div className="space-y-5">
      <FeedsCard />
      {hasRight('work') && <BusyCard />}
    </div>
  )
}

function FeedsCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const [made, setMade] = useState<Made>()
  return (
    <TitledCard
      title="Calendars"
      text="Subscribe to events and key moments in the calendar on your phone or computer. Anyone with an address can see them until you end it."
    >
      {isLoadingError && <FailedState what="calendars" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-32 rounded-md" />}
      {data && (
        <div className="space-y-5">
          {data.length > 0 && (
            <ul aria-label="Calendars with an address" className="divide-y divide-line">
              {data.map((feed) => (
                <Row key={feed.id} feed={feed} made={made?.id === feed.id ? made : undefined} onMade={setMade} />
              ))}
            </ul>
          )}
          <NewFeed feeds={data} onMade={setMade} />
        </div>
      )}
    </TitledCard>
  )
}

type RowProps = { feed: Feed; made: Made | undefined; onMade: (made: Made) => void }

function Row({ feed, made, onMade }: RowProps) {
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const close = () => setAsked(undefined)
  const name = nameOf(feed)
  const input = { params: { id: feed.id } }
  return (
    <li className="space-y-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted">
            {feed.lastOpenedAt ? `Last fetched: ${relativeTime(feed.lastOpenedAt)}` : 'Not fetched yet'}
          </p>
        </div>
        <Button aria-label={`New address for ${name}`} onClick={() => setAsked('renew')}>
          New Address
        </Button>
        <Button aria-label={`End the calendar of ${name}`} onClick={() => setAsked('end')}>
          End
        </Button>
      </div>
      {made && <NewAddress token={made.token} />}
      <ConfirmCall
        endpoint={calls.renew}
        input={input}
        open={asked === 'renew'}
        onClose={close}
        onDone={onMade}
        title="New Address"
        text="The current address stops working immediately. Anyone who subscribed with it needs the new one."
        confirm={['Create New Address', 'Creating...']}
        variant="primary"
        done={{ title: 'New address', text: 'Copy it now. It will not be shown again.' }}
        failure="Failed to create a new address"
      />
      <ConfirmCall
        endpoint={calls.end}
        input={input}
        open={asked === 'end'}
        onClose={close}
        title="End Calendar"
        text="The address stops working immediately."
        confirm={['End Calendar', 'Ending...']}
        done={{ title: 'Calendar ended', text: 'Its address no longer works.' }}
        failure="Failed to end the calendar"
      />
    </li>
  )
}
