import type { Client } from '#contract/clients.ts'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { sizeInMb } from '#web/documents/file-words.ts'
import { WeddingDocuments } from '#web/documents/shared/WeddingDocuments.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Skeleton } from '#web/ui/layout/Skeleton.tsx'

export function DocumentsTab({ client }: { client: Client }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.documents.ofWedding, {
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
