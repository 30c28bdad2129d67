import type { FormEvent, ReactNode } from 'react'
import type { PlainPath } from '#platform/web/router/address.ts'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { DraftNote } from '#platform/web/ui/controls/DraftNote.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

type Props = {
  form: { isSubmitting: boolean; hasDraft: boolean; reset: () => void }
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** The target of Cancel and of the link back. */
  back: { to: PlainPath; label: string }
  title: string
  subtitle: string
  /** The heading of the card with the fields. */
  heading: string
  /** The label of the submit button, and its label while pending. */
  submit: readonly [label: string, pending: string]
  children: ReactNode
}

/** A page with a form for a new record. */
export function FormPage({ form, onSubmit, back, title, subtitle, heading, submit, children }: Props) {
  return (
    <>
      <PageHeader back={back} title={title} subtitle={subtitle} />
      <TitledCard title={heading} className="max-w-3xl">
        <form data-begin noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5 sm:grid-cols-2">
          <DraftNote form={form} />
          {children}
          <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
            <ButtonLink to={back.to} onClick={() => form.reset()}>
              Cancel
            </ButtonLink>
            <SubmitButton form={form} words={submit} />
          </div>
        </form>
      </TitledCard>
    </>
  )
}
