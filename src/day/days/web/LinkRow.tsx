import * as linkCalls from '#weddings/links/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { copyAddress } from '#day/days/web/copy-link.ts'
import { works, type DayLink } from '#day/days/web/link-groups.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence, momentHere } from '#platform/web/ui/format/instants.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'

/** One address: how it came to whom it is for, whether it was opened, and an end for it. */
export function LinkRow({ link, clientId }: { link: DayLink; clientId: number }) {
  const { id, label, isMailed, createdAt, openedCount, lastOpenedAt, expiresAt, revokedAt } = link
  const params = { id: clientId, linkId: id }
  const revoke = () =>
    void change(linkCalls.revoke, { params }, { failure: 'Failed to revoke the link. Please try again.' }).catch(
      () => {},
    )
  const renew = () =>
    void change(linkCalls.renew, { params }, { failure: 'Failed to renew the link. Please try again.' }).then(
      ({ token }) => copyAddress(token),
      () => {},
    )
  const isActive = works(link)
  return (
    <li className="day-link">
      <span className="day-link-facts">
        <span className="text-ink" title={momentHere(createdAt)}>
          {isMailed ? 'Sent by email' : 'Created'} {agoInSentence(createdAt)}
        </span>
        {link.clientId === null && <span>Page for all weddings</span>}
        {lastOpenedAt ? (
          <span title={momentHere(lastOpenedAt)}>
            Opened {openedCount === 1 ? 'once' : `${openedCount} times`}, {agoInSentence(lastOpenedAt)}
          </span>
        ) : (
          <span>Not opened</span>
        )}
        {isActive && expiresAt && <span>Ends {momentHere(expiresAt)}</span>}
        {!isActive && <Badge tone="grey">{revokedAt ? 'Revoked' : 'Expired'}</Badge>}
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
