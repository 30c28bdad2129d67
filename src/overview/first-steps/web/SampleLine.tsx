import * as calls from '#overview/first-steps/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as severalCalls from '#plan/several/contract/calls.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { change } from '#platform/web/calls/change.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { navigate } from '#platform/web/router/router.ts'
import { Button, buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** Makes a sample wedding and opens it, or leads to it and removes it. */
export function SampleLine({ sampleId }: { sampleId: number | null }) {
  const adding = useCall(calls.addSample, { failure: 'Failed to create the sample wedding. Please try again.' })
  const removing = useCall(calls.removeSample, { failure: 'Failed to remove the sample wedding. Please try again.' })
  const add = async () => {
    const made = await adding.mutateAsync({ body: { today: dayHere() } }).catch(() => undefined)
    if (made) await navigate({ to: '/clients/{id}', params: { id: made.id } })
  }
  const bringBack = (ids: number[]) =>
    void change(
      severalCalls.restore,
      { body: { ids } },
      { failure: 'It could not be restored. You can still restore it in Settings.' },
    ).catch(() => {})
  const remove = async () => {
    const done = await removing.mutateAsync({}).catch(() => undefined)
    if (!done) return
    toast({
      title: 'Sample removed',
      text: 'The sample wedding and everything in it is gone.',
      action: { label: 'Undo', onSelect: () => bringBack(done.deleted) },
    })
  }
  return (
    <p className="flex flex-wrap items-center gap-2 pt-2 text-sm">
      {sampleId === null ? (
        <Button pending={adding.isPending} pendingLabel="Creating it..." onClick={() => void add()}>
          Try a Sample Wedding First
        </Button>
      ) : (
        <>
          <ClientLink id={sampleId} className={buttonClass('quiet', '-ml-2')}>
            Open the Sample Wedding
          </ClientLink>
          <Button variant="quiet" pending={removing.isPending} pendingLabel="Removing..." onClick={() => void remove()}>
            Remove It
          </Button>
        </>
      )}
    </p>
  )
}
