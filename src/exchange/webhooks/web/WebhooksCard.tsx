import Plus from 'lucide-react/icons/plus'
import { lazy, useState } from 'react'
import * as calls from '#exchange/webhooks/contract/calls.ts'
import type { Webhook } from '#exchange/webhooks/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ShownOnce } from '#platform/web/ui/controls/ShownOnce.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'
import { stateOf, topicWords } from '#exchange/webhooks/web/webhook-words.ts'

const copied = { title: 'Secret copied', text: 'Keep it like a password.' }

const WebhookDialog = onceOpened(lazy(() => import('#exchange/webhooks/web/WebhookDialog.tsx')))
const DeliveriesDialog = onceOpened(lazy(() => import('#exchange/webhooks/web/DeliveriesDialog.tsx')))

/** The addresses that are told what happens in the studio. */
export function WebhooksCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<{ id: number; secret: string }>()
  return (
    <TitledCard
      title="Webhooks"
      text="Notify an address of yours as soon as something happens in the studio."
      actions={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          New Webhook
        </Button>
      }
    >
      {isLoadingError && <FailedState what="webhooks" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data?.length === 0 && <p className="text-sm text-muted">There are no webhooks.</p>}
      <ul aria-label="Webhooks" className="divide-y divide-line">
        {data?.map((webhook) => (
          <Row key={webhook.id} webhook={webhook} secret={made?.id === webhook.id ? made.secret : undefined} />
        ))}
      </ul>
      <WebhookDialog open={isAdding} onClose={() => setAdding(false)} onMade={setMade} />
    </TitledCard>
  )
}

function Row({ webhook, secret }: { webhook: Webhook; secret: string | undefined }) {
  const { id, address, topics } = webhook
  const [open, setOpen] = useState<'deliveries' | 'deletion'>()
  const close = () => setOpen(undefined)
  const { label, tone } = stateOf(webhook)
  return (
    <li className="space-y-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">{address}</p>
          <p className="text-sm text-muted">{topics.map((topic) => topicWords[topic]).join(', ')}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
        <Button aria-label={`Deliveries to ${address}`} onClick={() => setOpen('deliveries')}>
          Deliveries
        </Button>
        <Button aria-label={`Delete ${address}`} onClick={() => setOpen('deletion')}>
          Delete
        </Button>
      </div>
      {secret && <ShownOnce label="Secret" value={secret} copy="Copy Secret" copied={copied} />}
      <DeliveriesDialog webhook={webhook} open={open === 'deliveries'} onClose={close} />
      <ConfirmCall
        endpoint={calls.remove}
        input={{ params: { id } }}
        open={open === 'deletion'}
        onClose={close}
        title="Delete Webhook"
        text={`${address} will no longer be notified, and its delivery history will be deleted.`}
        confirm={['Delete', 'Deleting...']}
        done={{ title: 'Webhook deleted', text: `${address} is no longer notified.` }}
        failure="Failed to delete the webhook"
      />
    </li>
  )
}
