import Download from 'lucide-react/icons/download'
import { addressOf } from '#platform/contract/address.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import * as calls from '#weddings/vendors/contract/calls.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { AddToWedding } from '#weddings/vendors/web/AddToWedding.tsx'
import { useWeddingVendors } from '#weddings/vendors/web/use-wedding-vendors.ts'
import { WeddingVendorRow } from '#weddings/vendors/web/WeddingVendorRow.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

/** The vendors of a wedding, with the status of each booking. */
export default function WeddingVendorsTab({ client }: { client: Client }) {
  const { parts, failed, isFetching, retry } = useWeddingVendors(client.id)
  if (!parts) return failed ? <FailedState what="vendors" onRetry={retry} pending={isFetching} /> : <Loading />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <Card className="min-w-0 py-1! sm:py-2!">
        {parts.length === 0 ? (
          <EmptyState title="No vendors yet" text="Vendors you add appear here and in the couple’s portal." />
        ) : (
          <ul>
            {parts.map((part) => (
              <WeddingVendorRow key={part.vendorId} part={part} />
            ))}
          </ul>
        )}
      </Card>
      <div data-print="hidden" className="grid gap-5">
        <AddToWedding clientId={client.id} parts={parts} />
        {parts.length > 0 && (
          <AnchorButton
            href={addressOf(calls.pdf, { params: { id: client.id }, query: { as: callerHere() } })}
            download
            icon={<Download />}
          >
            Download PDF
          </AnchorButton>
        )}
      </div>
    </div>
  )
}

function Loading() {
  return (
    <LoadingArea label="Loading the vendors" className="grid gap-5 lg:grid-cols-[1fr_20rem]">
      <Skeletons of={['h-64 rounded-md', 'h-56 rounded-md']} />
    </LoadingArea>
  )
}
