import * as calls from '#weddings/people/contract/calls.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { person: Person; open: boolean; onClose: () => void }

export const RemovePersonDialog = ({ person: { id, name }, ...dialog }: Props) => (
  <ConfirmCall
    {...dialog}
    endpoint={calls.remove}
    input={{ params: { id } }}
    title={`Remove ${name}`}
    text={`${name} will be logged out of the portal on every device, and emailed links will stop working. Messages, files, and feedback from ${name} are kept.`}
    confirm={['Remove Person', 'Removing...']}
    done={{ title: 'Success', text: `${name} was removed from this wedding.` }}
    failure="Failed to remove person. Please try again."
  />
)
