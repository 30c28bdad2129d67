import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import { lazy, useState } from 'react'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { currencyHere, formatAmount } from '#platform/web/ui/format/money.ts'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import {
  weddingVendorStatuses,
  type WeddingVendorStatus,
  categoryLabel,
  partStatusLabels,
} from '#weddings/vendors/contract/vendor-choices.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { EmailAddress } from '#platform/web/ui/layout/EmailAddress.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { CategoryIcon } from '#weddings/vendors/web/public/CategoryIcon.tsx'
import { mailAddress, telAddress } from '#platform/web/ui/format/contact-addresses.ts'
import { SameDay } from '#weddings/vendors/web/SameDay.tsx'
import { removePart, setPartStatus } from '#weddings/vendors/web/use-wedding-vendors.ts'
import { RemoveButton } from '#platform/web/ui/controls/RemoveButton.tsx'

const load = () => import('#weddings/vendors/web/PartDialog.tsx')
const PartDialog = onceOpened(lazy(load))

const contactClass =
  'inline-flex items-center gap-1.5 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current'

export function WeddingVendorRow({ part }: { part: WeddingVendor }) {
  const { vendor, status, contactName, fee, currency, notes } = part
  const [editing, setEditing] = useState(false)
  const { name, category, phone, email } = vendor
  useFetchedAhead(load)
  const tel = telAddress(phone)
  const mail = mailAddress(email)
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 sm:grid-cols-[auto_1fr_10rem_auto]">
      <CategoryIcon category={category} />
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <h2 className="font-medium wrap-anywhere">{name}</h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted [&_svg]:size-3.5">
          <span>{categoryLabel(category)}</span>
          {tel && (
            <a href={tel} className={contactClass}>
              <Phone aria-hidden />
              {phone}
            </a>
          )}
          {email && mail && (
            <a href={mail} className={contactClass}>
              <Mail aria-hidden />
              <span className="wrap-anywhere">
                <EmailAddress email={email} />
              </span>
            </a>
          )}
        </p>
        {(contactName || fee) && (
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm wrap-anywhere">
            {contactName && <span>Contact: {contactName}</span>}
            {fee && <span className="tabular">Fee: {formatAmount(fee, currency ?? currencyHere())}</span>}
          </p>
        )}
        <SameDay part={part} />
        {notes && <p className="mt-0.5 text-sm whitespace-pre-line wrap-anywhere text-muted">{notes}</p>}
      </div>
      <NativeSelect
        label={<span className="sr-only">Status of {name}</span>}
        value={status}
        onChange={({ target }) => setPartStatus(part, target.value as WeddingVendorStatus)}
        className="col-span-2 -mt-1.5 sm:col-span-1"
      >
        {weddingVendorStatuses.map((one) => (
          <option key={one} value={one}>
            {partStatusLabels[one]}
          </option>
        ))}
      </NativeSelect>
      <div className="-mr-2 flex">
        <IconButton
          label={`Contact, fee, and notes of ${name}`}
          className="text-muted"
          onClick={() => setEditing(true)}
        >
          <Pencil />
        </IconButton>
        <RemoveButton what={`${name} from this wedding`} onClick={() => removePart(part)} />
      </div>
      <PartDialog part={part} open={editing} onClose={() => setEditing(false)} />
    </li>
  )
}
