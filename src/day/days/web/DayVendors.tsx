import { lazy, Suspense, useState } from 'react'
import type { Day, DayVendor } from '#day/days/contract/day-records.ts'
import { copyLink } from '#day/days/web/copy-link.ts'
import { counted } from '#day/days/web/several-items.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence, momentHere } from '#platform/web/ui/format/instants.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

/** How far each vendor of the wedding knows its part of the day. */
export const DayVendors = ({ day: { vendors, clientId } }: { day: Day }) => (
  <TitledCard
    title="Vendors and Links"
    text="Vendors are emailed their part a few minutes after it is published."
    actions={
      <ClientLink id={clientId} tab="vendors" className="text-sm underline-offset-2 hover:underline">
        All vendors
      </ClientLink>
    }
  >
    {vendors.length === 0 ? (
      <p className="text-sm text-muted">Once vendors are added to the wedding, they can be named in the run sheet.</p>
    ) : (
      <ul>
        {vendors.map((vendor) => (
          <VendorRow key={vendor.vendorId} vendor={vendor} clientId={clientId} />
        ))}
      </ul>
    )}
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={() => void copyLink(clientId, { kind: 'party-day' })}>Link for the Wedding Party</Button>
      <AllLinks clientId={clientId} />
    </div>
  </TitledCard>
)

const LinksDialog = lazy(() => import('#day/days/web/LinksDialog.tsx'))

function AllLinks({ clientId }: { clientId: number }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button onClick={() => setOpen(true)}>All Links</Button>
      {open !== undefined && (
        <Suspense>
          <LinksDialog clientId={clientId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const when = (label: string, instant: string | null) =>
  instant && (
    <span title={momentHere(instant)}>
      {label} {agoInSentence(instant)}
    </span>
  )

function VendorRow({ vendor, clientId }: { vendor: DayVendor; clientId: number }) {
  const { vendorId, name, category, email, items, changedIn, toldAt, openedAt } = vendor
  return (
    <li className="day-vendor">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-muted">{category}</span>
      </span>
      <Confirmation vendor={vendor} />
      <span className="day-vendor-facts">
        <span>{items === 0 ? 'No items' : counted(items)}</span>
        {changedIn !== null && <span>changed in version {changedIn}</span>}
        {email === null && items > 0 && <span>has no email address, so please send the link yourself</span>}
        {when('told', toldAt)}
        {when('opened', openedAt)}
      </span>
      <Button
        variant="quiet"
        aria-label={`Copy the link for ${name}`}
        onClick={() => void copyLink(clientId, { kind: 'vendor-day', vendorId })}
      >
        Copy Link
      </Button>
    </li>
  )
}

/** Names of vendors may be longer than a phone is wide. */
const wrapping = 'h-auto! min-h-6 shrink! whitespace-normal! wrap-anywhere'

function Confirmation({ vendor }: { vendor: DayVendor }) {
  const { changedIn, confirmedVersion, confirmedAt, confirmedBy } = vendor
  if (changedIn === null) return null
  if (confirmedVersion === null) return <Badge tone="grey">Not confirmed</Badge>
  const by = `version ${confirmedVersion}${confirmedBy ? ` by ${confirmedBy}` : ''}`
  if (confirmedVersion < changedIn)
    return (
      <Badge tone="amber" className={wrapping}>
        Changed since then; confirmed {by}
      </Badge>
    )
  return (
    <Badge tone="green" className={wrapping} title={confirmedAt ? momentHere(confirmedAt) : undefined}>
      Confirmed {by}
      {confirmedAt && `, ${agoInSentence(confirmedAt)}`}
    </Badge>
  )
}
