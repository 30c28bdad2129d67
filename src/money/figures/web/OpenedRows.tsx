import { lazy, Suspense, useRef } from 'react'
import type { WeddingFigures } from '#money/figures/contract/endpoints.ts'
import { openRowsIn, searchWith } from '#money/figures/web/rows-address.ts'
import { useLocation } from '#platform/web/router/Router.tsx'
import { setSearch } from '#platform/web/router/router.ts'

const load = () => import('#money/figures/web/RowsDialog.tsx')
const RowsDialog = lazy(load)

/** The rows of the figure that the address names. The last ones stay mounted while their dialog closes. */
export function OpenedRows({ weddings, currency }: { weddings: readonly WeddingFigures[]; currency: string }) {
  const { search } = useLocation()
  const opened = openRowsIn(search)
  const last = useRef(opened)
  if (opened) last.current = opened
  if (!last.current) return null
  return (
    <Suspense>
      <RowsDialog
        rows={last.current}
        open={opened !== undefined}
        weddings={weddings}
        currency={currency}
        onClose={() => void setSearch(searchWith(search, undefined))}
      />
    </Suspense>
  )
}
