import { startInWords } from '#day/days/web/public/start-in-words.ts'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import * as calls from '#day/days/contract/calls.ts'
import type { Hearing } from '#day/days/contract/endpoints.ts'
import type { Day } from '#day/days/contract/day-records.ts'
import { call } from '#platform/web/calls/call.ts'
import { dayIsSaved } from '#day/days/web/change-day.ts'
import { isMailed, publishLabel, WhoHears } from '#day/days/web/WhoHears.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Which version is published, what has changed since, and the button that publishes, after a look at who is mailed. */
export function PublishBar({ day, warnings }: { day: Day; warnings: number }) {
  const { id, version, publishedAt, changes, otherChanges, items } = day
  const { mutateAsync, isPending } = useCall(calls.publish, {
    failure: 'Failed to publish. Please try again.',
  })
  const [hearing, setHearing] = useState<Hearing>()
  const [asks, setAsks] = useState(false)
  const [looks, setLooks] = useState(false)
  const look = async () => {
    setLooks(true)
    try {
      await dayIsSaved(id)
      const found = await call(calls.hears, { params: { id } })
      setHearing(found)
      if (isMailed(found) || warnings > 0) setAsks(true)
      else await publish()
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to publish. Please try again.')
    } finally {
      setLooks(false)
    }
  }
  const publish = async () => {
    try {
      const day = await mutateAsync({ params: { id } })
      toast({ title: 'Published', text: `Everyone with access now sees version ${day.version}.` })
    } catch {
      // The toast has said so.
    }
    setAsks(false)
  }
  const isChanged = version === 0 ? items.length > 0 : changes.length + otherChanges.length > 0
  return (
    <div className="day-publish">
      {version === 0 ? (
        <p className="text-sm">
          <Badge tone="amber">Draft</Badge> <span className="text-muted">Only the studio sees it.</span>
        </p>
      ) : (
        <p className="text-sm">
          <Badge tone="green">Version {version}</Badge>{' '}
          <span className="text-muted">published {agoInSentence(publishedAt ?? '')}</span>
        </p>
      )}
      {version > 0 && isChanged && <Changes day={day} />}
      <Button
        variant={isChanged ? 'primary' : 'secondary'}
        icon={<Send />}
        className="ml-auto"
        pending={looks || isPending}
        disabled={version === 0 && items.length === 0}
        pendingLabel="Publishing..."
        onClick={() => void look()}
      >
        {isChanged || version === 0 ? 'Publish' : 'Publish Again'}
      </Button>
      {hearing && (
        <ConfirmDialog
          open={asks}
          onOpenChange={setAsks}
          title={`Publish Version ${version + 1}`}
          text={<WhoHears hearing={hearing} warnings={warnings} />}
          confirmLabel={publishLabel(hearing)}
          pendingLabel="Publishing..."
          cancelLabel="Not Now"
          variant="primary"
          pending={isPending}
          onConfirm={() => void publish()}
        />
      )}
    </div>
  )
}

const kinds = { added: 'added', moved: 'moved', changed: 'changed', removed: 'removed' }

const others = { name: 'name', date: 'date', timeZone: 'time zone', place: 'place', contacts: 'contacts' }

function Changes({ day: { changes, otherChanges } }: { day: Day }) {
  const counts = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count > 0 ? [`${count} ${kinds[kind]}`] : []
  })
  return (
    <details className="text-sm">
      <summary className="day-changes-summary touchable">
        Not published: {[...counts, ...otherChanges.map((part) => others[part])].join(', ')}
      </summary>
      <ul className="day-changes">
        {otherChanges.map((part) => (
          <li key={part}>
            <span className="text-muted">changed</span> the {others[part]}
          </li>
        ))}
        {changes.map(({ id, title, kind, start, was }) => (
          <li key={`${kind} ${id}`}>
            <span className="text-muted">{kinds[kind]}</span> <span className="wrap-anywhere">{title}</span>{' '}
            <span className="text-muted tabular">
              {was ? `${startInWords(was)} → ${startInWords(start)}` : startInWords(start)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
