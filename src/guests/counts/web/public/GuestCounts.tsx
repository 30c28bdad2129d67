import Download from 'lucide-react/icons/download'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import * as calls from '#guests/counts/contract/calls.ts'
import { ChangesSince } from '#guests/counts/web/ChangesSince.tsx'
import { CatererLinks } from '#guests/counts/web/caterer/CatererLinks.tsx'
import { countsTable } from '#guests/counts/web/counts-table.ts'
import { PartCountCard } from '#guests/counts/web/PartCountCard.tsx'
import { saveGuests } from '#guests/guests/web/public/save-guests.ts'
import { addressOf } from '#platform/contract/address.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

/** How many guests come and what they eat, for the caterer, with the count that was made final. */
export default function GuestCounts({ clientId }: { clientId: number }) {
  const params = { id: clientId }
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, { params })
  const [asks, setAsks] = useState<'freeze' | 'unfreeze'>()
  if (isLoadingError) return <FailedState what="counts" onRetry={() => void refetch()} pending={isFetching} />
  if (!data)
    return (
      <LoadingArea label="Loading the counts" className="grid gap-4">
        <Skeletons of={['h-48 rounded-md', 'h-48 rounded-md']} />
      </LoadingArea>
    )
  const { parts, final } = data
  if (parts.length === 0)
    return (
      <Card>
        <EmptyState
          title="No counts yet"
          text="Add the parts that guests are invited to, such as the dinner, in the guest list."
          action={
            <ButtonLink to="/clients/{id}" params={{ id: clientId }} search={{ tab: 'guests' }}>
              Open the Guest List
            </ButtonLink>
          }
        />
      </Card>
    )
  return (
    <div className="grid gap-4">
      <div data-print="hidden" className="flex flex-wrap gap-2">
        <Button icon={<Lock />} onClick={() => setAsks('freeze')}>
          {final ? 'Make This Count Final' : 'Freeze the Final Count'}
        </Button>
        {final && (
          <Button variant="quiet" onClick={() => setAsks('unfreeze')}>
            Remove Final Count
          </Button>
        )}
        <AnchorButton href={addressOf(calls.pdf, { params, query: { as: callerHere() } })} download icon={<Download />}>
          Download PDF
        </AnchorButton>
        <Button icon={<Download />} onClick={() => void saveGuests('Guest counts', 'xlsx', countsTable(data))}>
          Download Excel (XLSX)
        </Button>
      </div>
      <CatererLinks clientId={clientId} />
      {final && <ChangesSince final={final} />}
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {parts.map((part) => (
          <PartCountCard
            key={part.partId}
            part={part}
            final={final?.parts.find(({ partId }) => partId === part.partId)}
          />
        ))}
      </div>
      <ConfirmCall
        endpoint={calls.freeze}
        input={{ params }}
        open={asks === 'freeze'}
        onClose={() => setAsks(undefined)}
        title="Freeze the Final Count"
        text="The present answers become the count that the caterer works with. Guests can still answer; what changes is listed here."
        confirm={['Freeze', 'Freezing...']}
        variant="primary"
        done={{ title: 'Final count frozen' }}
        failure="The count could not be frozen. Please try again."
      />
      <ConfirmCall
        endpoint={calls.unfreeze}
        input={{ params }}
        open={asks === 'unfreeze'}
        onClose={() => setAsks(undefined)}
        title="Remove the Final Count"
        text="There is no final count then, and no list of what has changed since."
        confirm={['Remove', 'Removing...']}
        done={{ title: 'Final count removed' }}
        failure="The final count could not be removed. Please try again."
      />
    </div>
  )
}
