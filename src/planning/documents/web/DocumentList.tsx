import { useEffect, useMemo, useState } from 'react'
import type { StudioDocument } from '#planning/documents/contract/endpoints.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { cardGrid } from '#platform/web/ui/layout/card-grid.ts'
import { CategoryOptions } from '#planning/documents/web/CategoryOptions.tsx'
import { DocumentCard } from '#planning/documents/web/DocumentCard.tsx'
import { DocumentDialogs, type OpenDialog } from '#planning/documents/web/DocumentDialogs.tsx'
import { ClientFilter } from '#planning/events/web/public/ClientFilter.tsx'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import type { FiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'

export const noFilters = { words: '', client: '', category: '' }

type Props = FiltersInAddress<typeof noFilters> & {
  first: FirstOf<StudioDocument>
  list: string
  onWant: (rows: number) => void
}

export function DocumentList({ first, list, onWant, filters, choose, search, select }: Props) {
  const { rows: documents, found, all } = first
  const [dialog, setDialog] = useState<OpenDialog>()
  const { rows, end } = useGrowingRows<HTMLParagraphElement>(list, { most: documents.length })
  useEffect(() => onWant(rows), [onWant, rows])
  const cards = useMemo(
    () =>
      documents
        .slice(0, rows)
        .map((document) => <DocumentCard key={document.id} document={document} onOpen={setDialog} />),
    [documents, rows],
  )
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField label="Search documents" {...search} className="w-full sm:w-72" />
        <ClientFilter
          client={Number(filters.client) || undefined}
          onChange={(client) => choose({ client: String(client ?? '') })}
        />
        <FilterSelect
          name="Category"
          all="All Categories"
          {...select('category')}
          className="min-w-36 flex-1 sm:w-40 sm:flex-none"
        >
          <CategoryOptions />
        </FilterSelect>
        <p role="status" className="flex items-center text-sm text-muted tabular max-sm:w-full sm:h-10">
          {found < all && `${found} of `}
          {all === 1 ? '1 document' : `${all} documents`}
        </p>
      </div>
      {documents.length > 0 ? (
        <ul className={cardGrid}>{cards}</ul>
      ) : (
        <NothingFound what="documents" text="Try adjusting your search or filters" onClear={() => choose(noFilters)} />
      )}
      <p ref={end} />
      <DocumentDialogs dialog={dialog} documents={documents} onClose={() => setDialog(undefined)} />
    </>
  )
}
