import { useCallback, useDeferredValue, useMemo } from 'react'
import { CategoryOptions } from '#weddings/vendors/web/CategoryOptions.tsx'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { VendorCard } from '#weddings/vendors/web/VendorCard.tsx'
import type { OpenDialog } from '#weddings/vendors/web/VendorDialogs.tsx'
import { cardGrid } from '#platform/web/ui/layout/card-grid.ts'
import { searchVendors } from '#weddings/vendors/web/vendor-search.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'

type Props = { vendors: readonly Vendor[]; onOpen: (dialog: OpenDialog) => void }

const noFilters = { words: '', category: '' }

export function VendorList({ vendors, onOpen }: Props) {
  const { filters, choose, search, select } = useFiltersInAddress(noFilters)
  const { words, category } = filters
  const settled = useDeferredValue(words)
  const found = useMemo(() => searchVendors(vendors, settled, category), [vendors, settled, category])
  const edit = useCallback((vendor: Vendor) => onOpen({ kind: 'edit', vendor }), [onOpen])
  const remove = useCallback((vendor: Vendor) => onOpen({ kind: 'delete', vendor }), [onOpen])
  const cards = useMemo(
    () => found.map((vendor) => <VendorCard key={vendor.id} vendor={vendor} onEdit={edit} onDelete={remove} />),
    [found, edit, remove],
  )

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField label="Search vendors" {...search} className="w-full sm:w-72" />
        <FilterSelect name="Category" all="All Categories" {...select('category')} className="w-full sm:w-52">
          <CategoryOptions />
        </FilterSelect>
        <p role="status" className="flex items-center text-sm sm:h-10 text-muted tabular">
          {countOf(found.length, vendors.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={cardGrid}>{cards}</ul>
      ) : (
        <NothingFound what="vendors" text="Try adjusting your search or filters" onClear={() => choose(noFilters)} />
      )}
    </>
  )
}

const countOf = (found: number, all: number): string =>
  found < all ? `${found} of ${counted(all, 'vendor')}` : counted(all, 'vendor')
