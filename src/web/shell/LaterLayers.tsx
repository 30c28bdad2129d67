import { lazy, useEffect, useState, type ReactNode } from 'react'
import { Later } from '#web/ui/Later.tsx'
import { showToastLeftBehind } from '#web/ui/toast.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

const Toaster = lazy(() => import('#web/ui/Toaster.tsx'))
const TooltipLayer = lazy(() => import('#web/ui/TooltipLayer.tsx'))

/** What lies above every page: loaded once the page itself has been painted. */
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
