import { useEffect, useMemo } from 'react'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { InvoiceFilters, noFilters, type Filters } from '#money/invoices/web/list/InvoiceFilters.tsx'
import { InvoiceRows } from '#money/invoices/web/list/InvoiceRows.tsx'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'
import type { FiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'
import { PartOfList } from '#platform/web/ui/layout/PartOfList.tsx'

type Props = FiltersInAddress<Filters> & { first: FirstOf<Invoice>; list: string; onWant: (rows: number) => void }

export function InvoiceList({ first, list, onWant, choose, ...fields }: Props) {
  const { rows: invoices } = first
  const { rows, end } = useGrowingRows<HTMLParagraphElement>(list, { most: invoices.length })
  useEffect(() => onWant(rows), [onWant, rows])
  const shown = useMemo(() => <InvoiceRows invoices={invoices.slice(0, rows)} withCouple />, [invoices, rows])
  return (
    <>
      <InvoiceFilters {...fields} />
      {invoices.length > 0 ? (
        shown
      ) : (
        <NothingFound
          what="invoices"
          text="Nothing matches your search and filters."
          onClear={() => choose(noFilters)}
        />
      )}
      <PartOfList of={first} what="invoices" end={end} />
    </>
  )
}
