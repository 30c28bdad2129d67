import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import * as calls from '#planning/documents/contract/calls.ts'
import type { SoughtDocuments } from '#planning/documents/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { ClientSkeletons } from '#weddings/clients/web/public/ClientSkeletons.tsx'
import { DocumentList, noFilters } from '#planning/documents/web/DocumentList.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { useWantedRows } from '#platform/web/calls/use-wanted-rows.ts'

const none = [
  'No documents yet',
  'Keep contracts, timelines, and pictures where you and the couple can find them.',
] as const

const load = () => import('#planning/documents/web/AddDocumentDialog.tsx')
const AddDocumentDialog = lazy(load)

export default function DocumentsPage() {
  useFetchedAhead(load)
  const inAddress = useFiltersInAddress(noFilters)
  const { words, client, category } = inAddress.settled
  const list = [words, client, category].join('\n')
  const { limit, want } = useWantedRows(list)
  const query = {
    words: words || undefined,
    clientId: client || undefined,
    category: category || undefined,
    limit,
  } as SoughtDocuments
  const answer = useAnswer(calls.first, { query }, { placeholderData: keepPreviousData })
  const { data: first } = answer
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
        subtitle="Contracts, timelines, and inspiration, next to the couples they belong to"
        actions={addButton('primary')}
      />
      <AnsweredList
        answer={{ ...answer, data: first && (first.all > 0 ? [first] : []) }}
        what="documents"
        skeleton={<ClientSkeletons />}
        none={none}
        action={addButton()}
      >
        {([shown]) => shown && <DocumentList first={shown} list={list} onWant={want} {...inAddress} />}
      </AnsweredList>
      {opened && (
        <Suspense>
          <AddDocumentDialog open={adding} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
