import { useState } from 'react'
import * as linkCalls from '#weddings/links/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { copyLink } from '#day/days/web/copy-link.ts'
import { audiencesOf } from '#day/days/web/link-groups.ts'
import { LinksOfAudience } from '#day/days/web/LinksOfAudience.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { clientId: number; open: boolean; onClose: () => void }

/** The links of a wedding: whom they are for, whether they were opened, and an end for those that should stop. */
export default function LinksDialog({ clientId, open, onClose }: Props) {
  const answer = useAnswer(linkCalls.ofWedding, { params: { id: clientId } }, { enabled: open })
  const { data, isLoadingError, isFetching, refetch } = answer
  const audiences = data && audiencesOf(data)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Links"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <NewLink clientId={clientId} />
      {isLoadingError && <FailedState what="links" onRetry={() => void refetch()} pending={isFetching} />}
      {!audiences && !isLoadingError && <Skeletons of={['h-14 rounded-md', 'h-14 rounded-md']} />}
      {audiences?.length === 0 && <p className="text-sm text-muted">Nobody has a link yet.</p>}
      {audiences && audiences.length > 0 && (
        <ul aria-label="Links of this wedding" className="day-links">
          {audiences.map((audience) => (
            <LinksOfAudience key={JSON.stringify(audience.group)} audience={audience} clientId={clientId} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** For somebody who is neither a vendor nor of the wedding party. */
function NewLink({ clientId }: { clientId: number }) {
  const [label, setLabel] = useState('')
  return (
    <form
      className="mb-4 flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void copyLink(clientId, { kind: 'guest-day', ...(label.trim() && { label: label.trim() }) })
        setLabel('')
      }}
    >
      <div className="min-w-0 flex-1">
        <TextInput
          label="For Someone Else"
          placeholder="Grandmother Rose"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
      <Button type="submit">Copy New Link</Button>
    </form>
  )
}
