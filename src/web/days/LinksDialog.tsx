import { useState } from 'react'
import { dayLinkKinds, type DayLinkKind } from '#contract/link-kinds.ts'
import type { Link } from '#contract/links.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { change } from '#web/change.ts'
import { copyAddress, copyLink } from '#web/days/copy-link.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextInput } from '#web/ui/controls/TextInput.tsx'
import { agoInSentence, momentHere } from '#web/ui/format/instants.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

type Props = { clientId: number; open: boolean; onClose: () => void }

type DayLink = Link & { kind: DayLinkKind }

const kinds: Record<DayLinkKind, string> = {
  'vendor-day': 'vendor',
  'party-day': 'wedding party',
  'guest-day': 'guest',
}

const isOfDay = (link: Link): link is DayLink => dayLinkKinds.some((kind) => kind === link.kind)
const hasExpired = ({ expiresAt }: Link) => expiresAt !== null && Date.parse(expiresAt) < Date.now()
const works = (link: Link) => link.revokedAt === null && !hasExpired(link)

/** The links of a wedding: whom they are for, whether they were opened, and an end for those that should stop. */
export default function LinksDialog({ clientId, open, onClose }: Props) {
  const answer = useAnswer(contract.links.ofWedding, { params: { id: clientId } }, { enabled: open })
  const { data, isLoadingError, isFetching, refetch } = answer
  const links = data?.filter(isOfDay).toSorted((a, b) => Number(works(b)) - Number(works(a)) || b.id - a.id)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Links"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <NewLink clientId={clientId} />
      {isLoadingError && <FailedState what="links" onRetry={() => void refetch()} pending={isFetching} />}
      {!links && !isLoadingError && <Skeletons of={['h-14 rounded-md', 'h-14 rounded-md']} />}
      {links?.length === 0 && <p className="text-sm text-muted">Nobody has a link yet.</p>}
      {links && links.length > 0 && (
        <ul aria-label="Links of this wedding" className="day-links">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} clientId={clientId} />
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
          label="For somebody else"
          placeholder="Grandmother Rose"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
      <Button type="submit">Copy New Link</Button>
    </form>
  )
}

function LinkRow({ link, clientId }: { link: DayLink; clientId: number }) {
  const { id, label, kind, createdAt, openedCount, lastOpenedAt, expiresAt, revokedAt } = link
  const params = { id: clientId, linkId: id }
  const revoke = () =>
    void change(contract.links.revoke, { params }, { failure: 'Failed to revoke the link. Please try again.' }).catch(
      () => {},
    )
  const renew = () =>
    void change(contract.links.renew, { params }, { failure: 'Failed to renew the link. Please try again.' }).then(
      ({ token }) => copyAddress(token),
      () => {},
    )
  const isActive = works(link)
  const end = revokedAt ? 'Revoked' : hasExpired(link) ? 'Expired' : undefined
  return (
    <li className="day-link">
      <span className="min-w-0 wrap-anywhere">
        {label} <span className="text-muted">{link.clientId === null ? 'vendor, all weddings' : kinds[kind]}</span>
      </span>
      {end && <Badge tone="grey">{end}</Badge>}
      <span className="day-link-facts">
        {lastOpenedAt ? (
          <span title={momentHere(lastOpenedAt)}>
            Opened {openedCount === 1 ? 'once' : `${openedCount} times`}, {agoInSentence(lastOpenedAt)}
          </span>
        ) : (
          <span>Not opened</span>
        )}
        <span title={momentHere(createdAt)}>Made {agoInSentence(createdAt)}</span>
        {isActive && expiresAt && <span>Ends {momentHere(expiresAt)}</span>}
      </span>
      <span className="day-link-actions">
        <Button variant="quiet" aria-label={`New address for ${label}`} onClick={renew}>
          New Address
        </Button>
        {isActive && (
          <Button variant="quiet" aria-label={`Revoke the link for ${label}`} onClick={revoke}>
            Revoke
          </Button>
        )}
      </span>
    </li>
  )
}
