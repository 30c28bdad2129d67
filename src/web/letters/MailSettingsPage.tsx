import { useEffect, useState } from 'react'
import { addressOf } from '#contract/address.ts'
import type { Answer } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { Rhythm } from '#contract/people.ts'
import { Notice } from '#web/accounts/shared/Notice.tsx'
import { call, CallError } from '#web/call.ts'
import { homeAddress } from '#web/couples/shared/addresses.ts'
import { CoupleFrame } from '#web/couples/shared/CoupleFrame.tsx'
import { CoupleHeading } from '#web/couples/shared/CoupleHeading.tsx'
import { takeFirst } from '#web/first-data.ts'
import { rhythmWords } from '#web/people/shared/rhythm-words.ts'
import { AnchorButton, Button } from '#web/ui/controls/Button.tsx'
import { NativeSelect } from '#web/ui/controls/NativeSelect.tsx'
import { Options } from '#web/ui/controls/Options.tsx'
import { Spinner } from '#web/ui/layout/Spinner.tsx'
import { toastFailure } from '#web/ui/overlays/toast.ts'

type Settings = Answer<typeof contract.letters.readSettings>

const here = { params: { token: location.pathname.split('/')[2] ?? '' } }

/** How often a person gets mail, by the link in a letter, without signing in. */
export default function MailSettingsPage() {
  const [settings, setSettings] = useState(
    () => takeFirst(addressOf(contract.letters.readSettings, here)) as Settings | undefined,
  )
  const [problem, setProblem] = useState<'unknown' | 'failed'>()

  useEffect(() => {
    if (settings || problem) return
    call(contract.letters.readSettings, here)
      .then(setSettings)
      .catch((error: unknown) => setProblem(error instanceof CallError && error.status < 500 ? 'unknown' : 'failed'))
  }, [settings, problem])

  return (
    <CoupleFrame>
      {settings && <Choice settings={settings} />}
      {!settings && !problem && (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
          <Spinner /> Loading...
        </p>
      )}
      {problem === 'unknown' && (
        <CoupleHeading title="This link is not valid" text="Please use the link of a newer mail.">
          <AnchorButton href={homeAddress()}>Return Home</AnchorButton>
        </CoupleHeading>
      )}
      {problem === 'failed' && (
        <CoupleHeading title="We could not load this page" text="Please try again in a moment.">
          <Button onClick={() => setProblem(undefined)}>Try again</Button>
        </CoupleHeading>
      )}
    </CoupleFrame>
  )
}

function Choice({ settings }: { settings: Settings }) {
  const [rhythm, setRhythm] = useState<Rhythm>(settings.rhythm)
  const [saved, setSaved] = useState<Rhythm>()
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await call(contract.letters.changeSettings, { ...here, body: { rhythm } })
      setSaved(rhythm)
    } catch (error) {
      toastFailure(error, 'Could Not Save', 'Please try again.')
    }
    setSaving(false)
  }

  return (
    <>
      <CoupleHeading
        title="Mail about your wedding"
        text={`${settings.name}, how often may ${settings.studio} write to you about news?`}
      />
      <form
        className="mt-8 space-y-5 text-left"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <NativeSelect label="How often" value={rhythm} onChange={({ target }) => setRhythm(target.value as Rhythm)}>
          <Options labels={rhythmWords} />
        </NativeSelect>
        <p className="text-sm text-muted">Links that you ask for and receipts always come.</p>
        <Button type="submit" variant="primary" className="w-full" pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
        {saved && <Notice kind="success">Saved: {rhythmWords[saved]}.</Notice>}
      </form>
    </>
  )
}
