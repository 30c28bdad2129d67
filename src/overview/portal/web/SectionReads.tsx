import type { Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { sectionsOf } from '#overview/portal/web/portal-sections.tsx'

/** Keeps the data of all sections loaded and current, also of closed ones, because printing cannot wait for an answer. */
export function SectionReads({ portal }: { portal: Portal }) {
  return sectionsOf(portal).map(({ id, reads, query }) => (
    <SectionRead key={id} endpoint={reads} input={{ params: { id: portal.client.id }, ...(query && { query }) }} />
  ))
}

function SectionRead({ endpoint, input }: { endpoint: Call; input: object }) {
  useAnswer(endpoint, input as Input<Call>)
  return null
}
