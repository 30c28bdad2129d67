import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { lazy, Suspense, useState } from 'react'
import * as calls from '#money/price-list/contract/calls.ts'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { removeService } from '#money/price-list/web/remove-service.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

const ServiceDialog = lazy(() => import('#money/price-list/web/ServiceDialog.tsx'))

/** The services of a studio with their prices, which fill the lines of invoices. */
export function PriceListCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const [dialog, setDialog] = useState<{ service: Service | undefined; open: boolean }>()
  const open = (service?: Service) => setDialog({ service, open: true })
  return (
    <TitledCard
      title="Services"
      text="What you offer and what it costs. One click adds a service to an invoice."
      actions={
        <Button icon={<Plus />} onClick={() => open()}>
          Add Service
        </Button>
      }
    >
      {isLoadingError && <FailedState what="services" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data?.length === 0 && <p className="text-sm text-muted">No services yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {data.map((service) => (
            <li key={service.id} className="flex items-center gap-1 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{service.description}</span>
              <span className="pl-3 tabular">{formatAmount(service.rate, service.currency)}</span>
              <IconButton label={`Edit ${service.description}`} tooltip="Edit" onClick={() => open(service)}>
                <Pencil />
              </IconButton>
              <IconButton
                label={`Delete ${service.description}`}
                tooltip="Delete"
                onClick={() => removeService(service)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {dialog && (
        <Suspense>
          <ServiceDialog
            key={dialog.service?.id ?? 'new'}
            service={dialog.service}
            open={dialog.open}
            onClose={() => setDialog({ ...dialog, open: false })}
          />
        </Suspense>
      )}
    </TitledCard>
  )
}
