import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#weddings/people/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { PeopleDialogs, type OpenPerson } from '#weddings/people/web/PeopleDialogs.tsx'
import { peopleGrid } from '#weddings/people/web/people-grid.ts'
import { PersonRow } from '#weddings/people/web/PersonRow.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

/** The people of a wedding: who they are, how to reach them, and what they see of the portal. */
export function People({ client }: { client: Client }) {
  const [dialog, setDialog] = useState<OpenPerson>()
  const answer = useAnswer(calls.ofWedding, { params: { id: client.id } })
  return (
    <TitledCard
      title="People"
      text="Each person logs in with their own link and sees what you allow."
      actions={
        <span data-print="hidden">
          <Button icon={<UserPlus />} onClick={() => setDialog({ kind: 'new' })}>
            Add Person
          </Button>
        </span>
      }
    >
      <AnsweredList
        answer={answer}
        what="people"
        skeleton={<Loading />}
        none={['Nobody here yet', 'People you add can be invited to the portal.']}
      >
        {(people) => (
          <>
            <p
              aria-hidden
              className={joined(peopleGrid, 'border-b border-line pb-2 text-[0.8125rem] text-muted max-xl:hidden')}
            >
              {['Name', 'Contact', 'May see', 'Emails about news', 'Portal'].map((heading) => (
                <span key={heading}>{heading}</span>
              ))}
            </p>
            <ul>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} client={client} onOpen={setDialog} />
              ))}
            </ul>
          </>
        )}
      </AnsweredList>
      <PeopleDialogs dialog={dialog} clientId={client.id} onClose={() => setDialog(undefined)} />
    </TitledCard>
  )
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Loading the people" className="space-y-4">
    <Skeletons of={['h-16 rounded-md', 'h-16 rounded-md']} />
  </div>
)
