import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { DaySkeleton } from '#day/days/web/DaySkeleton.tsx'
import { usePageId } from '#platform/web/router/Router.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'

const back = { to: '/clients', label: 'All clients' } as const

/** Loaded like the tab, so that what both need does not become a part of every page's code. */
const Days = laterPart(() => import('#day/days/web/DayTab.tsx'))

/** The run sheets of a wedding, on a page of their own. */
export default function DayPage() {
  const id = usePageId()
  const answer = useAnswer(clientCalls.read, { params: { id } }, { as: 'planner' })
  return (
    <AnsweredRecord answer={answer} what="client" back={back} skeleton={<DaySkeleton />}>
      {(client) => (
        <>
          <PageHeader
            title="Wedding Day"
            subtitle={
              <ClientLink id={client.id} className="underline-offset-2 hover:underline">
                {coupleNames(client)}
              </ClientLink>
            }
          />
          <Days key={id} client={client} />
        </>
      )}
    </AnsweredRecord>
  )
}
