import { useEffect, useMemo } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import type { FirstOf } from '#contract/paging.ts'
import { InvoiceFilters, noFilters, type Filters } from '#web/invoices/list/InvoiceFilters.tsx'
import { InvoiceRows } from '#web/invoices/list/InvoiceRows.tsx'
import { useGrowingRows } from '#web/ui/layout/use-growing-rows.ts'
import type { FiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'
import { NothingFound } from '#web/ui/layout/NothingFound.tsx'
import { PartOfList } from '#web/ui/layout/PartOfList.tsx'

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
          text="Nothing matches these words and filters."
          onClear={() => choose(noFilters)}
        />
      )}
      <PartOfList of={first} what="invoices" end={end} />
    </>
  )
}
