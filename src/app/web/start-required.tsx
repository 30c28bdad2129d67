import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { cache } from '#platform/web/calls/api.ts'
import { RequiredFactor } from '#studio/second-factors/web/RequiredFactor.tsx'
import { startAddingFactor } from '#platform/web/session/session.ts'
import { LaterLayers } from '#app/web/shell/LaterLayers.tsx'

/** What somebody gets at any address of the studio until a required second factor was added. */
export function startRequired(): void {
  startAddingFactor()
  document.title = 'Add a second factor · Larkspur'
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={cache}>
      <RequiredFactor />
      <LaterLayers />
    </QueryClientProvider>,
  )
}
