import * as vendorCalls from '#weddings/vendors/contract/calls.ts'
import { Answered } from '#overview/portal/web/Answered.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { WeddingVendorStatus } from '#weddings/vendors/contract/vendor-choices.ts'
import { QuietLine } from '#overview/portal/web/QuietLine.tsx'
import { Badge, type Tone } from '#platform/web/ui/layout/Badge.tsx'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { CategoryIcon } from '#weddings/vendors/web/public/CategoryIcon.tsx'
import { mailAddress, telAddress, websiteAddress } from '#platform/web/ui/format/contact-addresses.ts'
import { categoryLabel, partStatusLabels } from '#weddings/vendors/contract/vendor-choices.ts'
import { t } from '#platform/web/locale/t.ts'

type PortalVendor = {
  id: number
  status: WeddingVendorStatus
  vendor: {
    name: string
    category: string
    email: string | null
    phone: string | null
    website: string | null
    address: string | null
  }
}

const tones: Record<WeddingVendorStatus, Tone> = {
  potential: 'grey',
  contacted: 'amber',
  booked: 'blue',
  confirmed: 'green',
}

export default function VendorList({ portal }: SectionProps) {
  return (
    <Answered endpoint={vendorCalls.ofWedding} clientId={portal.client.id} what={t('vendors')}>
      {(vendors) => <Vendors vendors={vendors} />}
    </Answered>
  )
}

function Vendors({ vendors }: { vendors: readonly PortalVendor[] }) {
  if (vendors.length === 0) return <QuietLine>{t('The people who make your day will be listed here.')}</QuietLine>
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {vendors.map(({ id, status, vendor }) => (
        <li key={id} className="flex flex-col rounded-md border border-line bg-card p-5 lift-card sm:p-6">
          <div className="flex items-start gap-4">
            <CategoryIcon category={vendor.category} />
            <div className="min-w-0 flex-1">
              <h2 dir="auto" className="font-display text-xl leading-snug wrap-anywhere">
                {vendor.name}
              </h2>
              <p className="mt-0.5 text-sm text-muted">{t(categoryLabel(vendor.category))}</p>
            </div>
            <Badge tone={tones[status]}>{t(partStatusLabels[status])}</Badge>
          </div>
          {vendor.address && (
            <p className="mt-4 flex items-start gap-2 text-sm text-muted wrap-anywhere">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
              <bdi>{vendor.address}</bdi>
            </p>
          )}
          <div className="mt-auto flex flex-wrap gap-2 pt-5" data-print="hidden">
            <Contact href={telAddress(vendor.phone)} icon={<Phone />} label={t('Call')} name={vendor.name} />
            <Contact href={mailAddress(vendor.email)} icon={<Mail />} label={t('Email')} name={vendor.name} />
            <Website href={websiteAddress(vendor.website)} name={vendor.name} />
          </div>
          <ul className="mt-3 hidden text-sm print:block">
            {[vendor.phone, vendor.email, vendor.website].filter(Boolean).map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type ContactProps = { href: string | undefined; icon: React.ReactNode; label: string; name: string }

function Contact({ href, icon, label, name }: ContactProps) {
  return href ? (
    <AnchorButton href={href} icon={icon} aria-label={`${label} ${name}`}>
      {label}
    </AnchorButton>
  ) : (
    <Button disabled icon={icon} aria-label={`${label} ${name}`}>
      {label}
    </Button>
  )
}

function Website({ href, name }: { href: string | undefined; name: string }) {
  return href ? (
    <AnchorButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="quiet"
      icon={<ExternalLink />}
      aria-label={t('Visit Website: {name}', { name })}
    >
      {t('Visit Website')}
    </AnchorButton>
  ) : null
}
