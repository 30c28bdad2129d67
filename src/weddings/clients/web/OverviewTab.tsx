import type { ComponentProps, ReactNode } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { countdown } from '#weddings/clients/web/public/countdown.ts'
import { EmailAddress } from '#platform/web/ui/layout/EmailAddress.tsx'
import { InPlace } from '#weddings/clients/web/InPlace.tsx'
import { LanguageField } from '#weddings/clients/web/LanguageField.tsx'
import {
  asTheStudios,
  budgetExample,
  currencyChoices,
  currencyInWords,
} from '#weddings/clients/web/currency-choices.ts'
import { loginHint } from '#weddings/clients/web/login-hint.ts'
import { NextSteps } from '#weddings/clients/web/NextSteps.tsx'
import { StatusField } from '#weddings/clients/web/StatusField.tsx'
import type { ReDatingOf } from '#weddings/clients/web/re-dating.ts'
import { useClientChange, type ClientChange } from '#weddings/clients/web/use-client.ts'

type Field = Omit<ComponentProps<typeof InPlace>, 'clientId' | 'field' | 'value' | 'onSave'> & {
  field: Exclude<keyof ClientChange, 'status' | 'language'>
}

type Props = {
  client: Client
  reDatingOf: ReDatingOf
  /** The wedding at a glance. */
  summary: ReactNode
  /** The couple's access to its portal. */
  access: ReactNode
}

export function OverviewTab({ client, reDatingOf, summary, access }: Props) {
  const change = useClientChange(client.id)
  const { weddingDate, email } = client
  const moveWedding = async (date: string, seen: string | null): Promise<unknown> => {
    const openReDating = await reDatingOf(client.id, date)
    return openReDating ? openReDating() : change({ weddingDate: date }, { weddingDate: seen })
  }
  const fields: Field[] = [
    { field: 'partnerOneName', label: 'Partner One Name', required: true },
    { field: 'partnerTwoName', label: 'Partner Two Name' },
    {
      field: 'weddingDate',
      label: 'Wedding Date',
      type: 'date',
      display: weddingDate && `${formatDate(weddingDate)} ${countdown(weddingDate)}`,
      empty: 'Date TBD',
    },
    { field: 'venue', label: 'Venue' },
    {
      field: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      display: <EmailAddress email={email} />,
      hintFor: (typed) => loginHint(client, typed),
    },
    { field: 'phone', label: 'Phone', type: 'tel' },
    { field: 'guestCount', label: 'Guest Count', inputMode: 'numeric', placeholder: '150' },
    { field: 'budget', label: 'Budget', placeholder: budgetExample() },
    ...(hasRight('money')
      ? [
          {
            field: 'currency',
            label: 'Currency',
            choices: currencyChoices(),
            display: client.currency && currencyInWords(client.currency),
            empty: asTheStudios(),
          } as const,
        ]
      : []),
    { field: 'notes', label: 'Notes', multiline: true, className: 'sm:col-span-2' },
  ]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <div className="min-w-0 lg:col-span-3">
        <NextSteps client={client} />
      </div>
      {summary}
      <TitledCard title="Wedding" text="Click a line to change it." className="min-w-0 lg:col-span-2">
        <ul className="-mx-3 grid gap-y-1 sm:grid-cols-2 sm:gap-x-4">
          {fields.map(({ field, ...rest }) => (
            <InPlace
              key={field}
              clientId={client.id}
              field={field}
              value={client[field]}
              onSave={
                field === 'weddingDate' ? moveWedding : (value, seen) => change({ [field]: value }, { [field]: seen })
              }
              {...rest}
            />
          ))}
        </ul>
      </TitledCard>
      <div className="min-w-0 space-y-5">
        <StatusField client={client} onSave={(status) => change({ status }, { status: client.status })} />
        {access}
        <LanguageField client={client} onSave={(language) => change({ language }, { language: client.language })} />
      </div>
    </div>
  )
}
