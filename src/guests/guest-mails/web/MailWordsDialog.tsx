import { useRef, useState } from 'react'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import type { GuestMailWords } from '#guests/guest-mails/contract/endpoints.ts'
import { guestMailFields } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { mailKinds } from '#guests/guest-mails/web/mail-kinds.ts'
import { limits } from '#platform/contract/limits.ts'
import { languageNames, type Language } from '#platform/contract/locale/language.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { call } from '#platform/web/calls/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { InsertButtons } from '#platform/web/ui/controls/InsertButtons.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { withInserted } from '#platform/web/ui/controls/with-inserted.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { MailPreview } from '#weddings/people/web/public/MailPreview.tsx'

const rules = () => import('#guests/guest-mails/contract/endpoints.ts').then(({ ownWordsForm }) => ownWordsForm)
const notSaved = 'Failed to save your words. Please try again.'
const fields = Object.keys(guestMailFields).map((field) => `{${field}}`)

type Props = {
  clientId: number
  /** Of one kind, in each language. */
  words: readonly GuestMailWords[]
  /** That of the wedding. */
  usual: Language
  onClose: () => void
}

/** The subject and text of a kind of mail, for each language that guests read. */
export default function MailWordsDialog({ words, usual, ...props }: Props) {
  const [language, setLanguage] = useState(usual)
  const inLanguage = words.find((one) => one.language === language)
  if (!inLanguage) return null
  return <WordsForm key={language} words={inLanguage} onLanguage={setLanguage} {...props} />
}

type FormProps = Pick<Props, 'clientId' | 'onClose'> & {
  words: GuestMailWords
  onLanguage: (language: Language) => void
}

function WordsForm({ clientId, words: { kind, language, subject, words, isOwn }, onLanguage, onClose }: FormProps) {
  const start = () => ({ subject, words })
  const form = useZodForm(rules, start(), formDraft(`guest-mail-${clientId}-${kind}-${language}`))
  const dialog = useFormDialog(form, true, start, onClose)
  const save = useCall(calls.changeWords)
  const test = useCall(calls.sendTest, { failure: 'The test could not be sent. Please try again.' })
  const { data: me } = useAnswer(sessionCalls.ofPlanner, {})
  const area = useRef<HTMLTextAreaElement>(null)
  const params = { id: clientId }
  const draft = { kind, language, ...form.values }

  const store = async (own: { subject: string; words: string }, title: string) => {
    await save.mutateAsync({ params, body: { kind, language, ...own } })
    dialog.leave()
    toast({ title, text: `${mailKinds[kind].label}, ${languageNames[language]}` })
  }
  const submit = form.handleSubmit((own) => store(own, 'Words saved'), notSaved)
  const useOurs = () =>
    void store({ subject: '', words: '' }, 'Our words are back').catch((error: unknown) =>
      toastFailure(error, 'Error', notSaved),
    )
  const sendTest = () =>
    test.mutate(
      { params, body: draft },
      { onSuccess: ({ email }) => toast({ title: 'Test on its way', text: `To ${email}, and nobody else.` }) },
    )
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={`${mailKinds[kind].label} by Email`}
      submit={['Save Words', 'Saving...']}
      wide
    >
      <NativeSelect
        label="For Envelopes in"
        hint="Each envelope gets the words in its own language. Without words of yours, it gets ours."
        value={language}
        onChange={({ target }) => onLanguage(target.value as Language)}
      >
        <Options labels={languageNames} />
      </NativeSelect>
      <TextInput label="Subject" required maxLength={limits.line} {...form.register('subject')} />
      <TextArea label="Text" required rows={7} maxLength={limits.paragraph} ref={area} {...form.register('words')} />
      <InsertButtons
        label="Insert a field"
        words={fields}
        onInsert={(field) => form.setValue('words', withInserted(area.current, field))}
      />
      <div className="flex flex-wrap gap-2">
        <Button pending={test.isPending} pendingLabel="Sending..." onClick={sendTest}>
          {me ? `Send a Test to ${me.user.email}` : 'Send a Test to Yourself'}
        </Button>
        {isOwn && (
          <Button variant="quiet" onClick={useOurs}>
            Use Our Words Again
          </Button>
        )}
      </div>
      <MailPreview
        words={`${form.values.subject}\n${form.values.words}`}
        preview={() => call(calls.preview, { params, body: draft })}
      />
    </FormDialog>
  )
}
