import { lazy, useState } from 'react'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import * as calls from '#talk/messages/contract/calls.ts'
import { merge, type MergeValues } from '#weddings/clients/contract/merge.ts'
import type { ScheduledMessage } from '#talk/messages/contract/scheduled-messages.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { cancelMessage, rescheduleMessage, sendNow } from '#talk/messages/web/schedule/schedule-message.ts'
import { wallTime } from '#talk/messages/web/schedule/studio-time.ts'
import { unfilledIn } from '#talk/messages/web/templates/unfilled.ts'
import { useMergeValues } from '#talk/messages/web/use-merge-values.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const ScheduleDialog = lazy(() => import('#talk/messages/web/schedule/ScheduleDialog.tsx'))

const attachedTo = ({ fileNames, cards }: ScheduledMessage) => [
  ...fileNames,
  ...cards.map(({ title }) => title || 'a link that is no longer available'),
]

function timeOf({ sendAt, held, content }: ScheduledMessage, zone: string, values: MergeValues | undefined): string {
  const { date, time } = wallTime(new Date(sendAt), zone)
  const moment = `${formatDate(date)} at ${formatTime(time)}`
  if (!held) return `Scheduled for ${moment}`
  const lacks = values ? unfilledIn({ ...merge(content, values), unknown: [] }) : []
  return [`Waiting for you. It was planned for ${moment}`, ...lacks].join(' · ')
}

/** What is sent to a couple later; only its planner sees it. */
export default function ScheduledMessages({ clientId }: { clientId: number }) {
  const { data: scheduled } = useAnswer(calls.scheduled, { params: { id: clientId } })
  const { data: me } = useAnswer(sessionCalls.ofPlanner, {})
  const values = useMergeValues(clientId)
  const [edited, setEdited] = useState<ScheduledMessage>()
  const [isEditing, setEditing] = useState(false)
  if (!scheduled || scheduled.length === 0) return null
  return (
    <section aria-label="Scheduled messages" className="mt-4">
      <ul className="space-y-4">
        {scheduled.map((message) => (
          <li key={message.id} className="flex flex-col items-end gap-1">
            <div className="max-w-[min(36rem,85%)] rounded-lg rounded-br-sm border border-dashed border-control px-4 py-2.5 text-[0.9375rem] leading-6 whitespace-pre-wrap wrap-anywhere">
              {message.content}
              {attachedTo(message).length > 0 && (
                <p className="text-sm text-muted">With {attachedTo(message).join(', ')}</p>
              )}
            </div>
            <p className="px-1 text-right text-xs text-muted tabular">
              {timeOf(message, me?.user.timeZone ?? 'UTC', values)}
            </p>
            <div data-print="hidden" className="flex flex-wrap justify-end gap-1">
              <Button
                variant="quiet"
                onClick={() => {
                  setEdited(message)
                  setEditing(true)
                }}
              >
                Edit
              </Button>
              <Button variant="quiet" onClick={() => sendNow(message.id)}>
                Send Now
              </Button>
              <Button variant="quiet" onClick={() => cancelMessage(message.id)}>
                Cancel
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <Later>
          <ScheduleDialog
            key={edited.id}
            title="Edit Scheduled Message"
            start={edited}
            fileNames={attachedTo(edited)}
            submit={(content, sendAt) => rescheduleMessage(edited.id, content, sendAt)}
            open={isEditing}
            onClose={() => setEditing(false)}
          />
        </Later>
      )}
    </section>
  )
}
