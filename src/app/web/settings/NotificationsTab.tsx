import { useState } from 'react'
import type { Preferences } from '#studio/accounts/contract/endpoints.ts'
import * as accountCalls from '#studio/accounts/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { changedSwitches, channels, eventTypes, type Switches } from '#app/web/settings/switches.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { TodayMailCard } from '#overview/today/web/public/TodayMailCard.tsx'
import { LaterPush } from '#talk/push/web/public/LaterPush.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Card, TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'

export default function NotificationsTab() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(accountCalls.readPreferences, {})
  if (isLoadingError) return <FailedState what="preferences" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <Skeleton className="h-96 rounded-md" />
  return (
    <div className="space-y-6">
      <PreferencesForm stored={data} />
      {hasRight('account') && <TodayMailCard isMailOff={!data.emailNotifications} />}
      <Card>
        <LaterPush place="settings" />
      </Card>
    </div>
  )
}

function PreferencesForm({ stored }: { stored: Preferences }) {
  const [touched, setTouched] = useState<Partial<Switches>>(() => readDraft('preferences') ?? {})
  const touch = (next: Partial<Switches> | undefined) => {
    writeDraft('preferences', next)
    setTouched(next ?? {})
  }
  const { mutate, isPending } = useCall(accountCalls.updatePreferences)
  const chosen = { ...stored, ...touched }

  const save = () =>
    mutate(
      { body: changedSwitches(chosen, stored) },
      {
        onSuccess: () => {
          touch(undefined)
          toast({ title: 'Preferences saved', text: 'Your notification preferences have been saved.' })
        },
        onError: (error) => toastFailure(error, 'Update Failed', 'Failed to save preferences. Please try again.'),
      },
    )

  const row = ({ name, label, hint, channel }: (typeof channels)[number]) => {
    const unavailable = channel !== undefined && stored.unavailable.includes(channel)
    return (
      <Switch
        key={name}
        label={label}
        hint={unavailable ? 'Not set up on this installation, so nothing can be sent this way yet.' : hint}
        disabled={unavailable}
        checked={chosen[name] && !unavailable}
        onChange={(on) => touch({ ...touched, [name]: on })}
      />
    )
  }

  return (
    <TitledCard title="Notifications" text="What we notify you about, and how.">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <fieldset>
          <legend className="mb-3 text-sm text-muted">How you hear from us</legend>
          <div className="space-y-4">{channels.map(row)}</div>
        </fieldset>
        <hr className="my-6 border-line" />
        <fieldset>
          <legend className="mb-3 text-sm text-muted">What you hear about</legend>
          <div className="space-y-4">{eventTypes.map(row)}</div>
        </fieldset>
        <div className="mt-6 flex flex-col sm:items-end">
          <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
            Save Preferences
          </Button>
        </div>
      </form>
    </TitledCard>
  )
}
