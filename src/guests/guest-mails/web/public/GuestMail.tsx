import * as guestCalls from '#guests/guests/contract/calls.ts'
import * as partCalls from '#guests/guests/contract/parts/calls.ts'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import { MailView } from '#guests/guest-mails/web/MailView.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** What the guests of a wedding are mailed, and what became of it. */
export default function GuestMail({ client }: { client: Client }) {
  const input = { params: { id: client.id } }
  const envelopes = useAnswer(guestCalls.list, input, { as: 'planner' })
  const parts = useAnswer(partCalls.list, input)
  const mails = useAnswer(calls.list, input)
  if (envelopes.data && parts.data && mails.data)
    return <MailView client={client} envelopes={envelopes.data} parts={parts.data} mails={mails.data} />
  const failed = [envelopes, parts, mails].find(({ isLoadingError }) => isLoadingError)
  if (failed) return <FailedState what="guest mail" onRetry={() => void failed.refetch()} pending={failed.isFetching} />
  return (
    <LoadingArea label="Loading the guest mail" className="grid gap-4">
      <Skeletons of={['h-10 rounded-md', 'h-96 rounded-md']} />
    </LoadingArea>
  )
}
