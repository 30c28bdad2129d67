import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import * as calls from '#guests/rsvp-page/contract/calls.ts'
import type { Question } from '#guests/rsvp-page/contract/endpoints.ts'
import { kindLabels } from '#guests/rsvp/web/page/kind-labels.ts'
import { change } from '#platform/web/calls/change.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  clientId: number
  questions: readonly Question[]
  mayEdit: boolean
  onEdit: (question: Question) => void
  onRemove: (question: Question) => void
}

/** The couple's own questions in their order. */
export function QuestionList({ clientId, questions, mayEdit, onEdit, onRemove }: Props) {
  const move = (from: number, to: number) => {
    const ids = questions.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    const ordered = ids.flatMap((id) => questions.find((one) => one.id === id) ?? [])
    const params = { id: clientId }
    change(
      calls.orderQuestions,
      { params, body: { ids } },
      {
        meanwhile: (cached) => cached.edit(calls.read, (now) => ({ ...now, questions: ordered }), { params }),
        failure: t('Failed to save. Please try again.'),
      },
    ).catch(() => {})
  }
  return (
    <ol className="mt-3 divide-y divide-line">
      {questions.map((question, at) => (
        <li key={question.id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
          <span className="min-w-0">
            <span dir="auto" className="font-medium wrap-anywhere">
              {question.text}
            </span>
            <br />
            <span className="text-muted">
              {t(kindLabels[question.kind])}
              {question.isRequired && ` · ${t('required')}`}
            </span>
          </span>
          {mayEdit && (
            <span className="flex" data-print="hidden">
              <IconButton
                label={t('Move “{name}” Up', { name: question.text })}
                tooltip={t('Move Up')}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={t('Move “{name}” Down', { name: question.text })}
                tooltip={t('Move Down')}
                disabled={at === questions.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                label={t('Edit “{name}”', { name: question.text })}
                tooltip={t('Edit')}
                onClick={() => onEdit(question)}
              >
                <Pencil />
              </IconButton>
              <IconButton
                label={t('Delete “{name}”', { name: question.text })}
                tooltip={t('Delete')}
                onClick={() => onRemove(question)}
              >
                <Trash2 />
              </IconButton>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
