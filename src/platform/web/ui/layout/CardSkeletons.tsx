import type { ReactNode } from 'react'
import { cardGrid } from '#platform/web/ui/layout/card-grid.ts'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

const places = 6

/** A grid of cards while a list loads; the children are the skeletons in each card. */
export const CardSkeletons = ({ label, children }: { label: string; children: ReactNode }) => (
  <LoadingArea label={label} className={cardGrid}>
    {Array.from({ length: places }, (_, place) => (
      <div key={place} className="rounded-md border border-line bg-card p-5 lift-card">
        {children}
      </div>
    ))}
  </LoadingArea>
)
