import * as calls from '#weddings/links/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { CouplePage } from '#weddings/couples/web/public/CouplePage.tsx'
import { useAnswerByToken } from '#platform/web/calls/use-answer-by-token.ts'
import { useSpoken } from '#platform/web/locale/use-spoken.ts'
import SharedDay from '#day/days/web/public/SharedDay.tsx'
import { msg } from '#platform/contract/locale/translate.ts'
import { chosenLanguage } from '#platform/web/locale/chosen-language.ts'
import { t } from '#platform/web/locale/t.ts'
import { wearRegion } from '#platform/web/locale/here.ts'

const words = { loading: msg('Loading...'), failed: msg('We could not open this page') }

const invalid = () => (
  <CoupleHeading
    title={t('This link is no longer valid')}
    text={t('Please ask the person who sent it to you for a new one.')}
  />
)

/** The name of a link to the party that was given none, within a sentence. */
const whom = (label: string) => (label === 'Wedding party' ? t('the wedding party') : label)

const token = () => location.pathname.split('/')[2] ?? ''

/** The page of a link, for people without an account. */
export default function SharedPage() {
  const link = useAnswerByToken(calls.read, token())
  const spoken = useSpoken(chosenLanguage() ?? link.answer?.language)
  wearRegion(link.answer?.region)
  return (
    <CouplePage key={spoken} {...link} look={link.answer} words={words} unknown={invalid}>
      {({ couple, label, studio, content }) => (
        <>
          <CoupleHeading
            title={couple ? coupleNames(couple) : studio}
            text={t('For {whom}, from {studio}.', { whom: whom(label), studio })}
          />
          {content && (
            <SharedDay
              first={content}
              token={token()}
              label={label}
              couple={couple ? coupleNames(couple) : undefined}
              onGone={link.reload}
            />
          )}
        </>
      )}
    </CouplePage>
  )
}
