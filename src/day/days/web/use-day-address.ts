import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'

const none = { day: '', view: '', by: '' }

/** The chosen day and view, which are kept in the address. */
export function useDayAddress() {
  const { filters, choose } = useFiltersInAddress(none)
  return {
    dayId: Number(filters.day) || undefined,
    view: filters.view === 'lanes' ? 'lanes' : 'list',
    by: filters.by === 'place' ? 'place' : 'vendor',
    openDay: (id: number | undefined) => choose({ day: id === undefined ? '' : String(id) }),
    showAs: (view: 'list' | 'lanes', by: 'vendor' | 'place' = 'vendor') =>
      choose({ view: view === 'lanes' ? view : '', by: view === 'lanes' && by === 'place' ? by : '' }),
  } as const
}
