import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import TeamTab from '#studio/members/web/TeamTab.tsx'
import { WeddingChoice } from '#weddings/clients/web/public/WeddingChoice.tsx'

/** The team, with the weddings that a member can be given. */
export default function Team({ owner }: { owner: Planner }) {
  return <TeamTab owner={owner} WeddingChoice={WeddingChoice} />
}
