import { lazy, Suspense, useRef } from 'react'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { RemovePersonDialog } from '#weddings/people/web/RemovePersonDialog.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#weddings/people/web/PersonDialog.tsx')
const PersonDialog = lazy(load)
const loadInvitation = () => import('#weddings/people/web/InvitePersonDialog.tsx')
const InvitePersonDialog = lazy(loadInvitation)

export type OpenPerson = { kind: 'new' } | { kind: 'edit' | 'invite' | 'remove'; person: Person }

type Props = { dialog: OpenPerson | undefined; clientId: number; onClose: () => void }

/** The last person of each dialog stays mounted, so that the closing animation runs. */
export function PeopleDialogs({ dialog, clientId, onClose }: Props) {
  useFetchedAhead(load)
  useFetchedAhead(loadInvitation)
  const form = useRef<{ person?: Person }>(undefined)
  const invited = useRef<Person>(undefined)
  const removed = useRef<Person>(undefined)
  if (dialog?.kind === 'new') form.current = {}
  else if (dialog?.kind === 'edit') form.current = { person: dialog.person }
  else if (dialog?.kind === 'invite') invited.current = dialog.person
  else if (dialog?.kind === 'remove') removed.current = dialog.person
  return (
    <Suspense>
      {form.current && (
        <PersonDialog
          key={form.current.person?.id ?? 'new'}
          clientId={clientId}
          {...form.current}
          open={dialog?.kind === 'new' || dialog?.kind === 'edit'}
          onClose={onClose}
        />
      )}
      {invited.current && (
        <InvitePersonDialog
          key={invited.current.id}
          person={invited.current}
          open={dialog?.kind === 'invite'}
          onClose={onClose}
        />
      )}
      {removed.current && (
        <RemovePersonDialog person={removed.current} open={dialog?.kind === 'remove'} onClose={onClose} />
      )}
    </Suspense>
  )
}
