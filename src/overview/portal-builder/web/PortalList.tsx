import { useDeferredValue, useMemo, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { cardGrid } from '#platform/web/ui/layout/card-grid.ts'
import { DeletePortalDialog } from '#overview/portal-builder/web/DeletePortalDialog.tsx'
import { PortalCard } from '#overview/portal-builder/web/PortalCard.tsx'
import { searchPortals } from '#overview/portal-builder/web/portal-search.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'

const noFilters = { words: '' }

export function PortalList({ clients }: { clients: readonly Client[] }) {
  const { filters, choose, search } = useFiltersInAddress(noFilters)
  const [leaving, setLeaving] = useState<Client>()
  const settled = useDeferredValue(filters.words)
  const found = useMemo(() => searchPortals(clients, settled), [clients, settled])
  const cards = useMemo(
    () => found.map((client) => <PortalCard key={client.id} client={client} onDelete={setLeaving} />),
    [found],
  )
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField label="Search client portals" {...search} className="w-full sm:max-w-sm" />
        <p role="status" className="text-sm text-muted tabular">
          {found.length === clients.length ? clients.length : `${found.length} of ${clients.length}`}{' '}
          {clients.length === 1 ? 'portal' : 'portals'}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={cardGrid}>{cards}</ul>
      ) : (
        <NothingFound
          what="portals"
          text="Try adjusting your search terms"
          clear="Clear Search"
          onClear={() => choose(noFilters)}
        />
      )}
      <DeletePortalDialog client={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}
