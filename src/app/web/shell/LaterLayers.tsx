import { lazy, useEffect, useState, type ReactNode } from 'react'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'
import { showToastLeftBehind } from '#platform/web/ui/overlays/toast.ts'
import { whenIdle } from '#platform/web/ui/when-idle.ts'

const Toaster = lazy(() => loadInBackground(() => import('#platform/web/ui/overlays/Toaster.tsx')))
const TooltipLayer = lazy(() => loadInBackground(() => import('#platform/web/ui/overlays/TooltipLayer.tsx')))

/** Layers above every page, loaded after the first paint. */
export function LaterLayers({ children }: { children?: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setPainted(true)
        showToastLeftBehind()
      }),
    [],
  )
  return painted ? (
    <>
      <Later>
        <Toaster />
      </Later>
      <Later>
        <TooltipLayer />
        {children}
      </Later>
    </>
  ) : null
}
