import * as calls from '#studio/second-factors/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

/** Whether everybody in the studio needs a second factor. */
export function RequirementCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.readRequirement, {})
  const { mutateAsync, isPending } = useCall(calls.setRequirement)
  const change = async (isRequired: boolean) => {
    try {
      await mutateAsync({ body: { isRequired } })
      const text = isRequired
        ? 'From now on, anyone without one has to add one before continuing.'
        : 'Everyone decides for themselves.'
      toast({ title: isRequired ? 'Second factor required' : 'Second factor not required', text })
    } catch (error) {
      toastFailure(error, 'Not changed', 'Failed to save. Please try again.')
    }
  }
  return (
    <TitledCard title="Security" text="What it takes to sign in to this studio.">
      {isLoadingError && <FailedState what="setting" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-11 rounded-md" />}
      {data && (
        <Switch
          label="Everyone needs a second factor"
          hint={`Members without one cannot do anything until they add one, even where they are already signed in.${data.hasOwn ? '' : ' You need one yourself first.'}`}
          checked={data.isRequired}
          disabled={isPending}
          onChange={(isRequired) => void change(isRequired)}
        />
      )}
    </TitledCard>
  )
}
