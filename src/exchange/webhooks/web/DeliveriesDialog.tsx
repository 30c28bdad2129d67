import * as calls from '#exchange/webhooks/contract/calls.ts'
import type { Webhook } from '#exchange/webhooks/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { deliveryState, outcomeWords } from '#exchange/webhooks/web/webhook-words.ts'

type Props = { webhook: Webhook; open: boolean; onClose: () => void }

/** What a webhook was told lately, and what came of it. */
export default function DeliveriesDialog({ webhook: { id, address, disabledAt }, open, onClose }: Props) {
  const { mutateAsync, isPending } = useCall(calls.test)
  const test = async () => {
    try {
      await mutateAsync({ params: { id } })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to send the test. Please try again.')
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Deliveries"
      description={disabledAt ? `${address} gets no events until a test is delivered.` : address}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" pending={isPending} onClick={() => void test()}>
            Send Test
          </Button>
        </>
      }
    >
      {open && <Deliveries id={id} />}
    </Dialog>
  )
}

function Deliveries({ id }: { id: number }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.deliveries, { params: { id } })
  if (isLoadingError) return <FailedState what="deliveries" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <Skeleton className="h-10 rounded-md" />
  if (data.length === 0) return <p className="text-sm text-muted">Nothing has been delivered yet.</p>
  return (
    <ul aria-label="Deliveries" className="divide-y divide-line">
      {data.map((delivery) => {
        const { label, tone } = deliveryState(delivery)
        return (
          <li key={delivery.id} className="py-3">
            <p className="flex items-center gap-3 font-medium">
              <span className="min-w-0 flex-1 wrap-anywhere">{delivery.event}</span>
              <Badge tone={tone}>{label}</Badge>
            </p>
            <p className="text-sm text-muted tabular wrap-anywhere">{outcomeWords(delivery)}</p>
          </li>
        )
      })}
    </ul>
  )
}
