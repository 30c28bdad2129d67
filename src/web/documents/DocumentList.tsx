import { useDeferredValue, useMemo, useState } from 'react'
import type { StudioDocument } from '#contract/documents.ts'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { CategoryOptions } from '#web/documents/CategoryOptions.tsx'
import { searchDocuments } from '#web/documents/document-search.ts'
import { DocumentCard } from '#web/documents/DocumentCard.tsx'
import { DocumentDialogs, type OpenDialog } from '#web/documents/DocumentDialogs.tsx'
import { ClientFilter } from '#web/events/shared/ClientFilter.tsx'
import { SearchField } from '#web/ui/controls/SearchField.tsx'
import { useFiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'
import { FilterSelect } from '#web/ui/controls/FilterSelect.tsx'
import { NothingFound } from '#web/ui/layout/NothingFound.tsx'

const noFilters = { words: '', client: '', category: '' }

export function DocumentList({ documents }: { documents: readonly StudioDocument[] }) {
  const { filters, choose, search, select } = useFiltersInAddress(noFilters)
  const { words, category } = filters
  const clientId = Number(filters.client) || undefined
  const [dialog, setDialog] = useState<OpenDialog>()
  const settled = useDeferredValue(words)
  const found = useMemo(
    () => searchDocuments(documents, { words: settled, clientId, category }),
    [documents, settled, clientId, category],
  )
  const cards = useMemo(
    () => found.map((document) => <DocumentCard key={document.id} document={document} onOpen={setDialog} />),
    [found],
  )
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField label="Search documents" {...search} className="w-full sm:w-72" />
        <ClientFilter client={clientId} onChange={(client) => choose({ client: String(client ?? '') })} />
        <FilterSelect
          name="Category"
          all="All Categories"
          {...select('category')}
          className="min-w-36 flex-1 sm:w-40 sm:flex-none"
        >
          <CategoryOptions />
        </FilterSelect>
        <p role="status" className="flex items-center text-sm text-muted tabular max-sm:w-full sm:h-10">
          {found.length < documents.length && `${found.length} of `}
          {documents.length === 1 ? '1 document' : `${documents.length} documents`}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={cardGrid}>{cards}</ul>
      ) : (
        <NothingFound what="documents" text="Try adjusting your search or filters" onClear={() => choose(noFilters)} />
      )}
      <DocumentDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
