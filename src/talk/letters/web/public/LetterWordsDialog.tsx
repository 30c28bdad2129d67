import { useRef, useState } from 'react'
import * as calls from '#talk/letters/contract/calls.ts'
import type { OwnWords } from '#talk/letters/contract/endpoints.ts'
import { limits } from '#platform/contract/limits.ts'
import { call } from '#platform/web/calls/call.ts'
import { kindWords } from '#talk/letters/web/public/kind-words.ts'
import { MailPreview } from '#weddings/people/web/public/MailPreview.tsx'
import { MergeFieldButtons } from '#talk/letters/web/public/MergeFieldButtons.tsx'
import { withInserted } from '#platform/web/ui/controls/with-inserted.ts'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

type Props = { words: OwnWords; open: boolean; onClose: () => void }

const rules = () => import('#talk/letters/contract/endpoints.ts').then(({ ownWordsForm }) => ownWordsForm)

/** The beginning of a kind of letter, with a preview for one of the couples. */
export function LetterWordsDialog({ words: { kind, words, standard }, open, onClose }: Props) {
  const start = () => ({ words: words ?? standard })
  const form = useZodForm(rules, start(), formDraft(`letter-words-${kind}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const { mutateAsync } = useCall(calls.changeWords)
  const area = useRef<HTMLTextAreaElement>(null)
  const couples = useClientChoices()
  const [chosen, setChosen] = useState<number>()
  const couple = chosen ?? couples?.[0]?.id

  const save = async (own: string | null, title: string) => {
    await mutateAsync({ body: { kind, words: own } })
    dialog.leave()
    toast({ title, text: kindWords[kind] })
  }
  const submit = form.handleSubmit(
    ({ words: own }) => save(own === standard ? null : own, 'Words saved'),
    'Failed to save your words. Please try again.',
  )
  return (
    <FormDialog dialog={dialog} onSubmit={submit} title={kindWords[kind]} submit={['Save Words', 'Saving...']} wide>
      <TextArea
        label="The Email Begins With"
        required
        rows={3}
        maxLength={limits.letterWords}
        ref={area}
        {...form.register('words')}
      />
      <MergeFieldButtons onInsert={(field) => form.setValue('words', withInserted(area.current, field))} />
      {form.values.words !== standard && (
        <Button variant="quiet" onClick={() => form.setValue('words', standard)}>
          Use Our Words Again
        </Button>
      )}
      {couples && couples.length > 0 && couple !== undefined ? (
        <>
          <CoupleField
            label="Preview for"
            value={String(couple)}
            holdsForm={false}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <MailPreview
            key={couple}
            words={form.values.words}
            preview={(own) => call(calls.preview, { params: { id: couple }, query: { kind, words: own } })}
          />
        </>
      ) : (
        <p className="text-sm text-muted">You will see a preview here once you have your first couple.</p>
      )}
    </FormDialog>
  )
}
