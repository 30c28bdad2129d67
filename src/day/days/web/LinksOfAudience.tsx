import { useState } from 'react'
import * as linkCalls from '#weddings/links/contract/calls.ts'
import { LinkRow } from '#day/days/web/LinkRow.tsx'
import type { Audience } from '#day/days/web/link-groups.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

const counted = (links: number) => (links === 1 ? '1 link' : `${links} links`)

/** The latest link of an audience, with the earlier ones below it, and an end for all of them. */
export function LinksOfAudience({ audience, clientId }: { audience: Audience; clientId: number }) {
  const { name, what, group, links, working } = audience
  const [isAsked, setAsked] = useState(false)
  const [latest, ...earlier] = links
  const isEverywhere = links.some((link) => link.clientId === null)
  return (
    <li className="day-audience">
      <div className="day-audience-head">
        <h3 className="min-w-0 font-medium wrap-anywhere">{name}</h3>
        <p className="text-muted">
          {what !== name && `${what} · `}
          {working === links.length ? counted(working) : `${counted(links.length)}, ${working || 'none'} of them valid`}
        </p>
        {working > 1 && (
          <Button variant="quiet" aria-label={`Revoke all links for ${name}`} onClick={() => setAsked(true)}>
            Revoke All
          </Button>
        )}
      </div>
      <ul aria-label={`Links for ${name}`}>{latest && <LinkRow link={latest} clientId={clientId} />}</ul>
      {earlier.length > 0 && (
        <details className="day-earlier">
          <summary>{earlier.length === 1 ? '1 earlier link' : `${earlier.length} earlier links`}</summary>
          <ul aria-label={`Earlier links for ${name}`}>
            {earlier.map((link) => (
              <LinkRow key={link.id} link={link} clientId={clientId} />
            ))}
          </ul>
        </details>
      )}
      <ConfirmCall
        open={isAsked}
        onClose={() => setAsked(false)}
        endpoint={linkCalls.revokeGroup}
        input={{ params: { id: clientId }, body: group }}
        title={`Revoke All Links for ${name}`}
        text={`The ${counted(working)} that ${name} can open stop working immediately, including those in emails${isEverywhere ? ', and those to the page for all weddings' : ''}.${group.kind === 'vendor-day' ? ' The next change to their part is emailed with a new link.' : ''}`}
        confirm={['Revoke All', 'Revoking...']}
        done={{ title: 'Links revoked', text: `${name} needs a new link.` }}
        failure="Failed to revoke the links. Please try again."
      />
    </li>
  )
}
