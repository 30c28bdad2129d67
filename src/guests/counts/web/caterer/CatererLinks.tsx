import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import * as calls from '#guests/counts/contract/caterer/calls.ts'
import { CatererLinkDialog } from '#guests/counts/web/caterer/CatererLinkDialog.tsx'
import type { Answer } from '#platform/contract/answers.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import * as linkCalls from '#weddings/links/contract/calls.ts'

type Link = Answer<typeof linkCalls.ofWedding>[number]
type View = Answer<typeof calls.views>[number]

function stateOf({ revokedAt, lastOpenedAt }: Link, view: View | undefined): string {
  if (revokedAt) return 'Revoked'
  if (view) {
    const since = view.since > 0 ? `, ${counted(view.since, 'change')} since` : ''
    return `Seen by the caterer on ${momentHere(view.at)}${since}`
  }
  return lastOpenedAt ? `Opened on ${momentHere(lastOpenedAt)}, not marked as seen` : 'Not opened yet'
}

/** The links by which caterers see the counts, and when they have seen them. */
export function CatererLinks({ clientId }: { clientId: number }) {
  const params = { id: clientId }
  const { data: links } = useAnswer(linkCalls.ofWedding, { params })
  const { data: views } = useAnswer(calls.views, { params })
  const [isOpen, setOpen] = useState(false)
  const [renewed, setRenewed] = useState<Link>()
  const [asked, setAsked] = useState<Link>()
  const own = (links ?? []).filter(({ kind }) => kind === 'caterer')
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3" data-print="hidden">
        <h2 className="font-display text-lg">Caterer’s Link</h2>
        <Button icon={<Link2 />} onClick={() => setOpen(true)}>
          Make Link
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        Shows these counts, allergies by name, and what has changed since the final count. No login is needed.
      </p>
      {own.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {own.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
              <span className="min-w-0">
                <span dir="auto" className="font-medium wrap-anywhere">
                  {link.label}
                </span>
                <br />
                <span className="text-muted">
                  {stateOf(
                    link,
                    views?.find(({ linkId }) => linkId === link.id),
                  )}
                </span>
              </span>
              <span className="flex gap-1" data-print="hidden">
                <Button variant="quiet" aria-label={`New Address for ${link.label}`} onClick={() => setRenewed(link)}>
                  New Address
                </Button>
                {!link.revokedAt && (
                  <Button variant="quiet" aria-label={`Revoke ${link.label}`} onClick={() => setAsked(link)}>
                    Revoke
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <CatererLinkDialog clientId={clientId} onClose={() => setOpen(false)} />}
      {renewed && <CatererLinkDialog clientId={clientId} link={renewed} onClose={() => setRenewed(undefined)} />}
      {asked && (
        <ConfirmCall
          endpoint={linkCalls.revoke}
          input={{ params: { id: clientId, linkId: asked.id } }}
          open
          onClose={() => setAsked(undefined)}
          title={`Revoke ${asked.label}`}
          text="The address stops working at once."
          confirm={['Revoke', 'Revoking...']}
          done={{ title: 'Link revoked' }}
          failure="The link could not be revoked. Please try again."
        />
      )}
    </Card>
  )
}
