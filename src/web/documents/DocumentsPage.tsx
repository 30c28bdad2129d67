import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { ClientSkeletons } from '#web/clients/shared/ClientSkeletons.tsx'
import { DocumentList } from '#web/documents/DocumentList.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useFetchedAhead } from '#web/ui/fetched-ahead.ts'

const load = () => import('#web/documents/AddDocumentDialog.tsx')
const AddDocumentDialog = lazy(load)

export default function DocumentsPage() {
  useFetchedAhead(load)
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.documents.list, {})
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState(false)
  const add = () => {
    setOpened(true)
    setAdding(true)
  }
  return (
    <>
      <PageHeader
        title="Documents"
        subtitle="Contracts, timelines and inspiration, next to the couples they belong to"
        actions={
          <Button variant="primary" icon={<Plus />} onClick={add}>
            Add Document
          </Button>
        }
      />
      {data && data.length > 0 ? (
        <DocumentList documents={data} />
      ) : isLoadingError ? (
        <FailedState what="documents" onRetry={() => void refetch()} pending={isFetching} />
      ) : data ? (
        <NoDocuments onAdd={add} />
      ) : (
        <ClientSkeletons />
      )}
      {opened && (
        <Suspense>
          <AddDocumentDialog open={adding} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}

function NoDocuments({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No documents yet"
        text="Keep contracts, timelines and pictures where you and the couple find them."
        action={
          <Button icon={<Plus />} onClick={onAdd}>
            Add Document
          </Button>
        }
      />
    </Card>
  )
}
