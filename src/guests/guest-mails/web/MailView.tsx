import PenLine from 'lucide-react/icons/pen-line'
import { lazy, Suspense, useState } from 'react'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { GuestMails } from '#guests/guest-mails/contract/endpoints.ts'
import { guestMailKinds } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { KindTabs } from '#guests/guest-mails/web/KindTabs.tsx'
import { filterMailRows, mailRowsOf, noMailFilters } from '#guests/guest-mails/web/mail-rows.ts'
import { MailFilterBar } from '#guests/guest-mails/web/MailFilterBar.tsx'
import { MailingProgress } from '#guests/guest-mails/web/MailingProgress.tsx'
import { MailRows } from '#guests/guest-mails/web/MailRows.tsx'
import { PreviewDialog } from '#guests/guest-mails/web/PreviewDialog.tsx'
import { RemindSelect } from '#guests/guest-mails/web/RemindSelect.tsx'
import { SendMails } from '#guests/guest-mails/web/SendMails.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

const MailWordsDialog = lazy(() => import('#guests/guest-mails/web/MailWordsDialog.tsx'))

type Props = {
  client: Client
  envelopes: readonly PlannersEnvelope[]
  parts: readonly Part[]
  mails: GuestMails
}

/** One kind of mail at a time: its words, who gets it, and what became of it. */
export function MailView({ client, envelopes, parts, mails: { mails, mailings, noMail, words, heldBecause } }: Props) {
  const filters = useFiltersInAddress(noMailFilters)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isWriting, setWriting] = useState(false)
  const [previewed, setPreviewed] = useState<number>()
  const kind = guestMailKinds.find((one) => one === filters.filters.kind) ?? 'invitation'
  const rows = mailRowsOf(envelopes, { parts, mails, noMail, kind, today: dayHere() })
  const found = filterMailRows(rows, filters.filters)
  // What the filters hide is not mailed unseen.
  const selected = found.filter(({ envelope, maySend }) => maySend && chosen.has(envelope.id))
  const toggle = (id: number) =>
    setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  const choose = (next: string) => {
    setChosen(new Set())
    filters.choose({ kind: next })
  }
  const guestList = (lack?: { list: string | undefined; missing: string }) => (
    <ButtonLink to="/clients/{id}" params={{ id: client.id }} search={{ tab: 'guests', ...lack }}>
      Open the Guest List
    </ButtonLink>
  )
  const shown = rows.find(({ envelope }) => envelope.id === previewed)?.envelope
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          title="No guests to write to yet"
          text="Add envelopes with an email address to the guest list."
          action={guestList()}
        />
      </Card>
    )
  return (
    <div className="grid min-w-0 gap-4">
      <KindTabs kind={kind} onChoose={choose} />
      {heldBecause && <p className="rounded-md bg-amber-tint px-4 py-2 text-sm text-amber-text">{heldBecause}</p>}
      {mailings
        .filter((one) => one.kind === kind && one.waiting > 0)
        .map((one) => (
          <MailingProgress key={one.id} mailing={one} />
        ))}
      <div data-print="hidden" className="flex flex-wrap items-center gap-3">
        <SendMails
          clientId={client.id}
          kind={kind}
          rows={selected.length > 0 ? selected : found}
          mailings={mailings}
          isHeld={heldBecause !== null}
          onSent={() => setChosen(new Set())}
        />
        <Button icon={<PenLine />} onClick={() => setWriting(true)}>
          Write the Email
        </Button>
        {found.some(({ state }) => state === 'no-address') &&
          guestList({ list: filters.filters.list === 'all' ? undefined : filters.filters.list, missing: 'email' })}
      </div>
      {kind === 'reminder' && <RemindSelect clientId={client.id} />}
      <MailFilterBar filters={filters} envelopes={envelopes} couple={client} />
      {found.length === 0 ? (
        <Card>
          <EmptyState title="No envelopes found" text="No envelopes match these filters." />
        </Card>
      ) : (
        <MailRows
          rows={found}
          all={rows.length}
          list={JSON.stringify(filters.settled)}
          chosen={chosen}
          onToggle={toggle}
          onPreview={setPreviewed}
        />
      )}
      {isWriting && (
        <Suspense>
          <MailWordsDialog
            clientId={client.id}
            words={words.filter((one) => one.kind === kind)}
            usual={client.language ?? 'en'}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
      {shown && (
        <PreviewDialog clientId={client.id} kind={kind} envelope={shown} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  )
}
