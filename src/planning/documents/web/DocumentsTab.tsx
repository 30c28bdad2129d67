import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#planning/documents/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { sizeInMb } from '#planning/documents/web/file-words.ts'
import { WeddingDocuments } from '#planning/documents/web/public/WeddingDocuments.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

export default function DocumentsTab({ client }: { client: Client }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.ofWedding, {
    params: { id: client.id },
  })
  if (isLoadingError) return <FailedState what="documents" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <Skeleton className="h-64 w-full rounded-md" />
  return (
    <WeddingDocuments
      clientId={client.id}
      documents={data}
      sizeOf={sizeInMb}
      canDelete={() => true}
      canChange
      other={{ uploadedBy: 'client', label: 'From the couple' }}
      empty="No documents yet"
    />
  )
}
