import { useState } from 'react'
import type { Answer } from '#platform/contract/answers.ts'
import * as calls from '#talk/letters/contract/calls.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { call } from '#platform/web/calls/call.ts'
import { homeAddress } from '#weddings/couples/web/public/addresses.ts'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { CouplePage } from '#weddings/couples/web/public/CouplePage.tsx'
import { useAnswerByToken } from '#platform/web/calls/use-answer-by-token.ts'
import { rhythmWords } from '#weddings/people/web/public/rhythm-words.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { wearRegion } from '#platform/web/locale/here.ts'
import { chosenLanguage } from '#platform/web/locale/chosen-language.ts'
import { t } from '#platform/web/locale/t.ts'

type Settings = Answer<typeof calls.readSettings>

const here = { params: { token: location.pathname.split('/')[2] ?? '' } }

const words = { loading: msg('Loading...'), failed: msg('We could not load this page') }

const invalid = () => (
  <CoupleHeading title={t('This link is not valid')} text={t('Please use the link in a more recent email.')}>
    <AnchorButton href={homeAddress()}>{t('Return Home')}</AnchorButton>
  </CoupleHeading>
)

/** How Often a person gets mail, by the link in a letter, without signing in. */
export default function MailSettingsPage() {
  const settings = useAnswerByToken(calls.readSettings, here.params.token)
  wearRegion(settings.answer?.region)
  return (
    <CouplePage {...settings} look={settings.answer} words={words} unknown={invalid}>
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
      await call(calls.changeSettings, {
        ...here,
        body: { rhythm, language: chosenLanguage(), timeZone: timeZoneHere() },
      })
      setSaved(rhythm)
    } catch (error) {
      toastFailure(error, t('Could not save'), t('Please try again.'))
    }
    setSaving(false)
  }

  return (
    <>
      <CoupleHeading
        title={t('Emails about your wedding')}
        text={t('{name}, how often may {studio} email you about news?', {
          name: settings.name,
          studio: settings.studio,
        })}
      />
      <form
        className="mt-8 space-y-5 text-left"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <NativeSelect
          label={t('How Often')}
          value={rhythm}
          onChange={({ target }) => setRhythm(target.value as Rhythm)}
        >
          <Options labels={rhythmWords} />
        </NativeSelect>
        <p className="text-sm text-muted">
          {t(
            'The weekly email comes on Mondays and also includes what is open and coming up. Links you ask for and receipts are always sent.',
          )}
        </p>
        <Button type="submit" variant="primary" className="w-full" pending={isSaving} pendingLabel={t('Saving...')}>
          {t('Save')}
        </Button>
        {saved && <Notice kind="success">{t('Saved: {saved}.', { saved: t(rhythmWords[saved]) })}</Notice>}
      </form>
    </>
  )
}
