import { lazy } from 'react'
import type { ComponentProps } from 'react'
import type ChosenBar from '#plan/several/web/ChosenBar.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const Bar = lazy(() => import('#plan/several/web/ChosenBar.tsx'))

/** What can be done with all chosen couples at once, loaded when choosing begins. */
export const ChosenClients = (props: ComponentProps<typeof ChosenBar>) => (
  <Later>
    <Bar {...props} />
  </Later>
)
