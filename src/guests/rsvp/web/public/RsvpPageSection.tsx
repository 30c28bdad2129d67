import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import * as listCalls from '#guests/guest-lists/contract/calls.ts'
import * as calls from '#guests/rsvp-page/contract/calls.ts'
import type { Question } from '#guests/rsvp-page/contract/endpoints.ts'
import * as rsvpCalls from '#guests/rsvp/contract/calls.ts'
import { QuestionList } from '#guests/rsvp/web/page/QuestionList.tsx'
import { Replies } from '#guests/rsvp/web/page/Replies.tsx'
import { addressOf } from '#platform/contract/address.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { t } from '#platform/web/locale/t.ts'

const loadWords = () => import('#guests/rsvp/web/page/WordsForm.tsx')
const WordsForm = lazy(loadWords)
const loadQuestion = () => import('#guests/rsvp/web/page/QuestionDialog.tsx')
const QuestionDialog = lazy(loadQuestion)

/** Of one wedding. */
const mostQuestions = 10

type Open = { kind: 'words' } | { kind: 'question' | 'removal'; question?: Question }
type Props = { clientId: number; isPlanner: boolean }

/** What the page for answers says and asks, and what was replied. */
export default function RsvpPageSection({ clientId, isPlanner }: Props) {
  const params = { id: clientId }
  const { data: page, isLoadingError, isFetching, refetch } = useAnswer(calls.read, { params })
  const { data: settings } = useAnswer(listCalls.read, { params })
  const [open, setOpen] = useState<Open>()
  useFetchedAhead(loadWords)
  useFetchedAhead(loadQuestion)
  if (isLoadingError) return <FailedState what={t('RSVP page')} onRetry={() => void refetch()} pending={isFetching} />
  if (!page)
    return (
      <LoadingArea label={t('Loading the {what}', { what: t('RSVP page') })} className="grid gap-4">
        <Skeletons of={['h-40 rounded-md', 'h-40 rounded-md']} />
      </LoadingArea>
    )
  const mayEdit = isPlanner || settings?.coupleMay === 'edit'
  const { questions } = page
  const texts = [
    [t('Dress Code'), page.dressCode],
    [t('Directions'), page.directions],
    [t('Where to Stay'), page.lodging],
  ] as const
  const close = () => setOpen(undefined)
  const removed = open?.kind === 'removal' ? open.question : undefined
  return (
    <div className="grid min-w-0 gap-4">
      <div data-print="hidden">
        <AnchorButton
          href={addressOf(rsvpCalls.preview, { params, query: { as: callerHere() } })}
          target="_blank"
          rel="noopener"
          icon={<Eye />}
        >
          {t('Preview the RSVP Page')}
        </AnchorButton>
      </div>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-lg">{t('What Guests Should Know')}</h2>
          {mayEdit && (
            <Button data-print="hidden" icon={<Pencil />} onClick={() => setOpen({ kind: 'words' })}>
              {t('Edit')}
            </Button>
          )}
        </div>
        <dl className="mt-3 grid gap-3 text-sm">
          {texts.map(([name, text]) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
                {text ?? '—'}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-lg">{t('Your Questions')}</h2>
          {mayEdit && questions.length < mostQuestions && (
            <Button data-print="hidden" icon={<Plus />} onClick={() => setOpen({ kind: 'question' })}>
              {t('Add Question')}
            </Button>
          )}
        </div>
        {questions.length === 0 ? (
          <p className="mt-2 text-sm text-muted">
            {t('Ask up to ten questions, such as which song fills the dance floor.')}
          </p>
        ) : (
          <QuestionList
            clientId={clientId}
            questions={questions}
            mayEdit={mayEdit}
            onEdit={(question) => setOpen({ kind: 'question', question })}
            onRemove={(question) => setOpen({ kind: 'removal', question })}
          />
        )}
      </Card>
      {questions.length > 0 && <Replies clientId={clientId} questions={questions} isPlanner={isPlanner} />}
      <Suspense>
        {open?.kind === 'words' && <WordsForm clientId={clientId} words={page} onClose={close} />}
        {open?.kind === 'question' && (
          <QuestionDialog
            clientId={clientId}
            question={open.question && (questions.find(({ id }) => id === open.question?.id) ?? open.question)}
            onClose={close}
          />
        )}
      </Suspense>
      {removed && (
        <ConfirmCall
          endpoint={calls.removeQuestion}
          input={{ params: { id: removed.id } }}
          open
          onClose={close}
          title={t('Delete “{name}”', { name: removed.text })}
          text={t('What guests have answered to it is deleted too.')}
          confirm={[t('Delete'), t('Deleting...')]}
          done={{ title: t('RSVP page updated') }}
          failure={t('Failed to save. Please try again.')}
        />
      )}
    </div>
  )
}
