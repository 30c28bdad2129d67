import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { ClientSkeletons } from '#web/clients/shared/ClientSkeletons.tsx'
import { DocumentList } from '#web/documents/DocumentList.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'
import { AnsweredList } from '#web/ui/layout/AnsweredList.tsx'

const none = ['No documents yet', 'Keep contracts, timelines and pictures where you and the couple find them.'] as const

const load = () => import('#web/documents/AddDocumentDialog.tsx')
const AddDocumentDialog = lazy(load)

export default function DocumentsPage() {
  useFetchedAhead(load)
  const answer = useAnswer(contract.documents.list, {})
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState(false)
  const add = () => {
    setOpened(true)
    setAdding(true)
  }
  const addButton = (variant?: 'primary') => (
    <Button variant={variant} icon={<Plus />} onClick={add}>
      Add Document
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Documents"
        subtitle="Contracts, timelines and inspiration, next to the couples they belong to"
        actions={addButton('primary')}
      />
      <AnsweredList answer={answer} what="documents" skeleton={<ClientSkeletons />} none={none} action={addButton()}>
        {(documents) => <DocumentList documents={documents} />}
      </AnsweredList>
      {opened && (
        <Suspense>
          <AddDocumentDialog open={adding} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
