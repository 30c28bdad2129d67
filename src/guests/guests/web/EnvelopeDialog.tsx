import { useEffect, useId, useMemo, useRef, useState, type ComponentType } from 'react'
import type { ZodMiniType } from 'zod/mini'
import * as calls from '#guests/guests/contract/calls.ts'
import { envelopeName } from '#guests/guests/contract/envelope-name.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { DeleteButton } from '#guests/guests/web/DeleteButton.tsx'
import {
  addedGuests,
  emptyEnvelope,
  envelopeChanges,
  guestIn,
  guestKey,
  guestsIn,
  kept,
  textsOf,
  typedOf,
  type TypedEnvelope,
} from '#guests/guests/web/envelope-form.ts'
import { EnvelopeFields, envelopeFieldNames } from '#guests/guests/web/EnvelopeFields.tsx'
import { conflictWords } from '#guests/guests/web/envelope-conflicts.ts'
import { begunSince, newGuest } from '#guests/guests/web/typed-guest.ts'
import { GuestFields } from '#guests/guests/web/GuestFields.tsx'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

/** The fields of guests pass the rules as they are. */
type Rules = ZodMiniType<TypedEnvelope, TypedEnvelope>
const rules = async () => (await import('#guests/guests/web/envelope-rules.ts')).envelopeRules as unknown as Rules
const { about } = partsOf(calls.update)

type Props = {
  clientId: number
  couple: Couple
  isPlanner: boolean
  parts: readonly Part[]
  /** Without one, the form is for a new one. */
  envelope: ListedEnvelope | undefined
  open: boolean
  onClose: () => void
  /** What else there is to say of an envelope. */
  More?: ComponentType<{ clientId: number; envelopeId: number }> | undefined
}

/** An envelope with its guests and what they have answered. */
export default function EnvelopeDialog({ clientId, couple, isPlanner, parts, envelope, open, onClose, More }: Props) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const start = () => (envelope ? typedOf(envelope, parts) : emptyEnvelope(parts))
  const form = useZodForm(rules, start(), formDraft(`envelope-${clientId}-${envelope?.id ?? 'new'}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const typed = useMemo(() => envelope && typedOf(envelope, parts), [envelope, parts])
  const { seen, conflicts, settle } = useOthersEdits(typed, open, form, (row) => row)
  const formId = useId()
  /** How many were added one after the other. */
  const [added, setAdded] = useState(0)
  const staysOpen = useRef(false)
  const guests = guestsIn(form.values, envelope, parts)
  /** With what is typed while the call is under way. */
  const typedNow = useRef(form.values)
  useEffect(() => {
    typedNow.current = form.values
  })

  const submit = form.handleSubmit(async (body) => {
    const stays = staysOpen.current
    if (envelope && seen)
      await withTheirs(
        about,
        update.mutateAsync({
          params: { id: envelope.id },
          body: envelopeChanges(body, form.changed, seen, envelope, parts),
        }),
      )
    else
      await create.mutateAsync({
        params: { id: clientId },
        body: { ...ownTexts(body, isPlanner), guests: addedGuests(body.added, parts) },
      })
    toast({ title: t('Guest list updated') })
    if (!stays) return dialog.leave()
    form.reset(emptyEnvelope(parts, { side: body.side, list: body.list }))
    const begun = begunSince(body.added, typedNow.current.added)
    if (begun) form.setValue('added', [{ ...newGuest(parts), firstName: begun }])
    setAdded((now) => now + 1)
  }, t('Failed to save. Please try again.'))
  const saveAnd = (stays: boolean) => {
    staysOpen.current = stays
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit()
  }

  const isThere = (id: number) => envelope?.guests.some((guest) => guest.id === id)
  const isOfGone = (key: string) => {
    const guest = guestIn(key)
    return guest !== undefined && !isThere(guest.id)
  }
  const words = conflictWords(conflicts, envelope, parts)

  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      formId={formId}
      title={envelope ? envelope.name : t('Add Envelope')}
      description={t('Who shares one invitation: a family, a couple, or one person.')}
      submit={
        <div className="flex flex-wrap gap-3">
          {!envelope && (
            <Button disabled={form.isSubmitting} className="grow" onClick={() => saveAnd(true)}>
              {t('Save and Add Another')}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="grow"
            pending={form.isSubmitting}
            pendingLabel={t('Saving...')}
            onClick={() => (staysOpen.current = false)}
          >
            {t('Save')}
          </Button>
        </div>
      }
      wide
    >
      <Conflicts<string>
        fields={conflicts.filter((key) => !isOfGone(key))}
        names={{ ...envelopeFieldNames(), ...words.names }}
        mine={words.of(form.values)}
        theirs={words.of(typed ?? form.values)}
        onSettle={(key, whose) => settle(key as keyof TypedEnvelope, whose)}
      />
      {form.changed.some(isOfGone) && (
        <p role="alert" className="rounded-md bg-amber-tint p-3 text-sm text-amber-text">
          {t('Someone else has taken a guest out of this envelope whom you have changed here.')}
        </p>
      )}
      <GuestFields
        key={added}
        isNext={added > 0}
        guests={guests}
        added={form.values.added}
        parts={parts}
        isPlanner={isPlanner}
        onPut={(id, field, value) => form.setValue(guestKey(id, field), value)}
        onRemove={(id) => form.setValue(guestKey(id, kept), '')}
        onAdded={(next) => form.setValue('added', next)}
        onDone={() => saveAnd(added > 0)}
      />
      <EnvelopeFields
        register={form.register}
        couple={couple}
        isPlanner={isPlanner}
        madeName={envelopeName([...guests.map((guest) => guest.typed), ...form.values.added])}
      />
      {envelope && More && <More clientId={clientId} envelopeId={envelope.id} />}
      {envelope && (
        <DeleteButton
          label={t('Delete Envelope')}
          title={t('Delete {name}', { name: envelope.name })}
          text={t('Its guests and their answers are deleted too.')}
          endpoint={calls.remove}
          input={{ params: { id: envelope.id } }}
          onDone={dialog.leave}
        />
      )}
    </FormDialog>
  )
}

/** A couple has no private notes. */
function ownTexts({ privateNotes, ...typed }: TypedEnvelope, isPlanner: boolean) {
  return textsOf(isPlanner ? { ...typed, privateNotes } : typed)
}
