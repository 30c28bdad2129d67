import { useCallback, useDeferredValue, useMemo } from 'react'
import { vendorCategories } from '#contract/vendor-choices.ts'
import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useFiltersInAddress } from '#web/ui/use-filters-in-address.ts'
import { VendorCard } from '#web/vendors/VendorCard.tsx'
import type { OpenDialog } from '#web/vendors/VendorDialogs.tsx'
import { cardGrid } from '#web/ui/card-grid.ts'
import { searchVendors } from '#web/vendors/vendor-search.ts'
import { categoryLabel } from '#web/vendors/shared/vendor-words.ts'

type Props = { vendors: readonly Vendor[]; onOpen: (dialog: OpenDialog) => void }

const noFilters = { words: '', category: '' }

export function VendorList({ vendors, onOpen }: Props) {
  const { filters, setWords, choose } = useFiltersInAddress(noFilters)
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
        <SearchField
          label="Search vendors"
          placeholder="Search vendors..."
          value={words}
          onChange={setWords}
          className="w-full sm:w-72"
        />
        <NativeSelect
          label={<span className="sr-only">Category</span>}
          value={category}
          onChange={({ target }) => choose({ category: target.value })}
          className="w-full sm:w-52"
        >
          <option value="">All Categories</option>
          {vendorCategories.map((one) => (
            <option key={one} value={one}>
              {categoryLabel(one)}
            </option>
          ))}
        </NativeSelect>
        <p role="status" className="flex items-center text-sm sm:h-10 text-muted tabular">
          {countOf(found.length, vendors.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={cardGrid}>{cards}</ul>
      ) : (
        <EmptyState
          title="No vendors found"
          text="Try adjusting your search or filters"
          action={<Button onClick={() => choose(noFilters)}>Clear Filters</Button>}
        />
      )}
    </>
  )
}

function countOf(found: number, all: number): string {
  if (found < all) return `${found} of ${all} vendors`
  return all === 1 ? '1 vendor' : `${all} vendors`
}
