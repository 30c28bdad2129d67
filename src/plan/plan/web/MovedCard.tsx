import Mail from 'lucide-react/icons/mail'
import Undo2 from 'lucide-react/icons/undo'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as vendorCalls from '#weddings/vendors/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import type { Moved } from '#plan/plan/web/re-dating.ts'
import { VendorMailDialog } from '#weddings/vendors/web/public/VendorMailDialog.tsx'
import { Button, buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'

const focusNow = (heading: HTMLElement | null) => heading?.focus()

type Props = { client: Client; moved: Moved; onUndone: () => void }

/** Shown after a wedding was moved: what happened, and what one does next. */
export function MovedCard({ client, moved: { batch, changed, weddingDate }, onUndone }: Props) {
  const { data: vendors = [] } = useAnswer(vendorCalls.ofWedding, { params: { id: client.id } }, { as: 'planner' })
  const reachable = vendors.filter(({ vendor }) => vendor.email)
  const names = coupleNames(client)
  const [writing, setWriting] = useState(false)
  const [undoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    const isDone = await undoBatch(batch)
    setUndoing(false)
    if (isDone) onUndone()
  }
  return (
    <Card>
      <h2 ref={focusNow} tabIndex={-1} className="font-display text-2xl outline-none">
        {weddingDate ? `The wedding is on ${formatDate(weddingDate)}.` : 'The wedding no longer has a date.'}
      </h2>
      <p className="mt-2 text-muted">
        {changed} {changed === 1 ? 'other date has' : 'other dates have'} changed with it.
        {weddingDate && ' The couple is told about it once, if they can see any of them.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ClientLink id={client.id} className={buttonClass('primary')}>
          Go to the Couple’s Page
        </ClientLink>
        {reachable.length > 0 && (
          <Button icon={<Mail />} onClick={() => setWriting(true)}>
            Email the Vendors
          </Button>
        )}
        <Button variant="quiet" icon={<Undo2 />} pending={undoing} onClick={() => void undo()}>
          Undo
        </Button>
      </div>
      <VendorMailDialog
        clientId={client.id}
        vendors={reachable}
        subject={`New date: the wedding of ${names}`}
        text={
          weddingDate
            ? `The wedding of ${names} is now on ${formatDate(weddingDate)}.\n\nPlease tell me whether you are free on that day.`
            : `The wedding of ${names} has no date at the moment. I will write again as soon as there is a new one.`
        }
        open={writing}
        onClose={() => setWriting(false)}
      />
    </Card>
  )
}
