import { useState } from 'react'
import type { Answer } from '#contract/answers.ts'
import * as calls from '#contract/calls.ts'
import type { Rhythm } from '#contract/people.ts'
import { Notice } from '#web/accounts/shared/Notice.tsx'
import { call } from '#web/calls/call.ts'
import { homeAddress } from '#web/couples/shared/addresses.ts'
import { CoupleHeading } from '#web/couples/shared/CoupleHeading.tsx'
import { CouplePage } from '#web/couples/shared/CouplePage.tsx'
import { useAnswerByToken } from '#web/couples/shared/use-answer-by-token.ts'
import { rhythmWords } from '#web/people/shared/rhythm-words.ts'
import { timeZoneHere } from '#web/time-zone-here.ts'
import { AnchorButton, Button } from '#web/ui/controls/Button.tsx'
import { NativeSelect } from '#web/ui/controls/NativeSelect.tsx'
import { Options } from '#web/ui/controls/Options.tsx'
import { toastFailure } from '#web/ui/overlays/toast.ts'

type Settings = Answer<typeof calls.letters.readSettings>

const here = { params: { token: location.pathname.split('/')[2] ?? '' } }

const words = { loading: 'Loading...', failed: 'We could not load this page' }

const invalid = (
  <CoupleHeading title="This link is not valid" text="Please use the link of a newer mail.">
    <AnchorButton href={homeAddress()}>Return Home</AnchorButton>
  </CoupleHeading>
)

/** How often a person gets mail, by the link in a letter, without signing in. */
export default function MailSettingsPage() {
  const settings = useAnswerByToken(calls.letters.readSettings, here.params.token)
  return (
    <CouplePage {...settings} words={words} unknown={invalid}>
      {(answer) => <Choice settings={answer} />}
    </CouplePage>
  )
}

function Choice({ settings }: { settings: Settings }) {
  const [rhythm, setRhythm] = useState<Rhythm>(settings.rhythm)
  const [saved, setSaved] = useState<Rhythm>()
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await call(calls.letters.changeSettings, { ...here, body: { rhythm, timeZone: timeZoneHere() } })
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
        <p className="text-sm text-muted">
          The weekly mail comes on Mondays, also with what is open and comes next. Links that you ask for and receipts
          always come.
        </p>
        <Button type="submit" variant="primary" className="w-full" pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
        {saved && <Notice kind="success">Saved: {rhythmWords[saved]}.</Notice>}
      </form>
    </>
  )
}
