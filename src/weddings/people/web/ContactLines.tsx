import type { Person } from '#weddings/people/contract/endpoints.ts'
import { EmailAddress } from '#platform/web/ui/layout/EmailAddress.tsx'
import { mailAddress, telAddress } from '#platform/web/ui/format/contact-addresses.ts'

const linkClass =
  'content-center underline decoration-line underline-offset-4 hover:decoration-current wrap-anywhere touchable'

/** The address and phone number of a person, as links. */
export function ContactLines({ person: { email, phone } }: { person: Person }) {
  const mail = mailAddress(email)
  const tel = telAddress(phone)
  return (
    <div className="col-span-2 flex min-w-0 flex-col items-start gap-1 text-sm touch:gap-0 sm:col-span-1">
      {email && mail ? (
        <a href={mail} className={linkClass}>
          <EmailAddress email={email} />
        </a>
      ) : (
        <span className="text-muted">No email address</span>
      )}
      {tel ? (
        <a href={tel} className={linkClass}>
          {phone}
        </a>
      ) : (
        phone && <span>{phone}</span>
      )}
    </div>
  )
}
