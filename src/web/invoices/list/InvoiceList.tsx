import { useDeferredValue, useMemo } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import { filterInvoices, noFilters } from '#web/invoices/list/invoice-filters.ts'
import { InvoiceFilters } from '#web/invoices/list/InvoiceFilters.tsx'
import { InvoiceRows } from '#web/invoices/list/InvoiceRows.tsx'
import { useGrowingRows } from '#web/ui/layout/use-growing-rows.ts'
import { useFiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'
import { NothingFound } from '#web/ui/layout/NothingFound.tsx'

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const { filters, choose, ...fields } = useFiltersInAddress(noFilters)
  const { words, status, client } = filters
  const settled = useDeferredValue(words)
  const found = useMemo(
    () => filterInvoices(invoices, { words: settled, status, client }),
    [invoices, settled, status, client],
  )
  const { rows, end } = useGrowingRows<HTMLParagraphElement>([settled, status, client].join('\n'))
  const list = useMemo(() => <InvoiceRows invoices={found.slice(0, rows)} withCouple />, [found, rows])
  return (
    <>
      <InvoiceFilters {...fields} />
      {found.length > 0 ? (
        list
      ) : (
        <NothingFound
          what="invoices"
          text="Nothing matches these words and filters."
          onClear={() => choose(noFilters)}
        />
      )}
      <p ref={end} role="status" className="pt-5 text-center text-sm text-muted tabular">
        {found.length > 0 && found.length < invoices.length && `${found.length} of ${invoices.length} invoices`}
      </p>
    </>
  )
}
