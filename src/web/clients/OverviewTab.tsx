import type { Client } from '#contract/clients.ts'
import { formatDate } from '#web/ui/dates.ts'
import { TitledCard } from '#web/ui/Card.tsx'
import { countdown } from '#web/clients/shared/countdown.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { InPlace } from '#web/clients/InPlace.tsx'
import { InviteCard } from '#web/clients/InviteCard.tsx'
import { loginHint } from '#web/clients/login-hint.ts'
import { StatusField } from '#web/clients/StatusField.tsx'
import { useClientChange } from '#web/clients/use-client.ts'

export function OverviewTab({ client }: { client: Client }) {
  const change = useClientChange(client.id)
  const { weddingDate } = client
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <TitledCard title="Wedding" text="Choose a line to change it." className="lg:col-span-2">
        <ul className="-mx-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <InPlace
            clientId={client.id}
            label="Partner One Name"
            value={client.partnerOneName}
            field="partnerOneName"
            required
            onSave={(partnerOneName) => change({ partnerOneName })}
          />
          <InPlace
            clientId={client.id}
            label="Partner Two Name"
            value={client.partnerTwoName}
            field="partnerTwoName"
            onSave={(partnerTwoName) => change({ partnerTwoName })}
          />
          <InPlace
            clientId={client.id}
            label="Wedding Date"
            type="date"
            value={weddingDate}
            display={weddingDate && `${formatDate(weddingDate)} ${countdown(weddingDate)}`}
            empty="Date TBD"
            field="weddingDate"
            onSave={(date) => change({ weddingDate: date })}
          />
          <InPlace
            clientId={client.id}
            label="Venue"
            value={client.venue}
            field="venue"
            onSave={(venue) => change({ venue })}
          />
          <InPlace
            clientId={client.id}
            label="Email"
            type="email"
            value={client.email}
            display={<EmailAddress email={client.email} />}
            field="email"
            required
            hintFor={(typed) => loginHint(client, typed)}
            onSave={(email) => change({ email })}
          />
          <InPlace
            clientId={client.id}
            label="Phone"
            type="tel"
            value={client.phone}
            field="phone"
            onSave={(phone) => change({ phone })}
          />
          <InPlace
            clientId={client.id}
            label="Guest Count"
            inputMode="numeric"
            placeholder="150"
            value={client.guestCount}
            field="guestCount"
            onSave={(guestCount) => change({ guestCount })}
          />
          <InPlace
            clientId={client.id}
            label="Budget"
            placeholder="$50,000"
            value={client.budget}
            field="budget"
            onSave={(budget) => change({ budget })}
          />
          <InPlace
            clientId={client.id}
            label="Notes"
            multiline
            value={client.notes}
            field="notes"
            className="sm:col-span-2"
            onSave={(notes) => change({ notes })}
          />
        </ul>
      </TitledCard>
      <div className="space-y-5">
        <StatusField client={client} onSave={(status) => change({ status })} />
        <InviteCard client={client} />
      </div>
    </div>
  )
}
