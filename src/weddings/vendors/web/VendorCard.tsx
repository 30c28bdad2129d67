import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import Trash2 from 'lucide-react/icons/trash'
import { memo, type ReactNode } from 'react'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { EmailAddress } from '#platform/web/ui/layout/EmailAddress.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { AnchorButton, Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { CategoryIcon } from '#weddings/vendors/web/public/CategoryIcon.tsx'
import { mailAddress, telAddress, websiteAddress } from '#platform/web/ui/format/contact-addresses.ts'
import { categoryLabel } from '#weddings/vendors/contract/vendor-choices.ts'
import { IconLine } from '#platform/web/ui/layout/IconLine.tsx'

type Props = { vendor: Vendor; onEdit: (vendor: Vendor) => void; onDelete: (vendor: Vendor) => void }

export const VendorCard = memo(function VendorCard({ vendor, onEdit, onDelete }: Props) {
  const { name, category, notes, phone, email, website, address } = vendor
  const site = websiteAddress(website)
  return (
    <li className="flex flex-col rounded-md border border-line bg-card p-5 lift-card offscreen-80">
      <div className="flex items-center gap-2">
        <CategoryIcon category={category} />
        <Badge>{categoryLabel(category)}</Badge>
        <div className="-mr-2.5 ml-auto flex">
          <IconButton label={`Edit ${name}`} tooltip="Edit" className="text-muted" onClick={() => onEdit(vendor)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${name}`} tooltip="Delete" className="text-muted" onClick={() => onDelete(vendor)}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <h2 className="mt-4 font-display text-xl leading-snug text-balance wrap-anywhere">{name}</h2>
      {notes && <p className="mt-1.5 line-clamp-2 text-sm text-muted wrap-anywhere">{notes}</p>}
      {(phone || email || site || address) && (
        <ul className="mt-3.5 space-y-1.5 border-t border-line pt-3.5 text-sm text-muted">
          {phone && <IconLine icon={Phone}>{phone}</IconLine>}
          {email && (
            <IconLine icon={Mail}>
              <EmailAddress email={email} />
            </IconLine>
          )}
          {site && (
            <IconLine icon={ExternalLink}>
              <a
                href={site}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Visit Website: ${name}, in a new tab`}
                className="font-medium text-accent-ink underline decoration-line underline-offset-4 hover:decoration-current"
              >
                Visit Website
              </a>
            </IconLine>
          )}
          {address && <IconLine icon={MapPin}>{address}</IconLine>}
        </ul>
      )}
      <div className="mt-auto grid grid-cols-2 gap-3 pt-5">
        <Contact label="Call" name={name} href={telAddress(phone)} icon={<Phone />} />
        <Contact label="Email" name={name} href={mailAddress(email)} icon={<Mail />} />
      </div>
    </li>
  )
})

type ContactProps = { label: string; name: string; href: string | undefined; icon: ReactNode }

function Contact({ label, name, href, icon }: ContactProps) {
  const named = { 'aria-label': `${label} ${name}`, icon }
  return href ? (
    <AnchorButton {...named} href={href}>
      {label}
    </AnchorButton>
  ) : (
    <Button {...named} disabled>
      {label}
    </Button>
  )
}
