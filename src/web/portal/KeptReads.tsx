import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { Portal } from '#contract/portals.ts'
import { useAnswer } from '#web/api.ts'
import { sectionsOf } from '#web/portal/portal-sections.tsx'

/** Keeps the data of all sections loaded and current, also of closed ones, because printing cannot wait for an answer. */
export function KeptReads({ portal }: { portal: Portal }) {
  return sectionsOf(portal).map(({ id, reads, query }) => (
    <Kept key={id} endpoint={reads} input={{ params: { id: portal.client.id }, ...(query && { query }) }} />
  ))
}

function Kept({ endpoint, input }: { endpoint: Endpoint; input: object }) {
  useAnswer(endpoint, input as Input<Endpoint>)
  return null
}
