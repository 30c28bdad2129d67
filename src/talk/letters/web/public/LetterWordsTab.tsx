import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import * as calls from '#talk/letters/contract/calls.ts'
import type { OwnWords } from '#talk/letters/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { kindWords } from '#talk/letters/web/public/kind-words.ts'
import { LetterWordsDialog } from '#talk/letters/web/public/LetterWordsDialog.tsx'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

/** How the mails to couples begin: our words, or the studio's own. */
export default function LetterWordsTab() {
  const answer = useAnswer(calls.readWords, {})
  const [edited, setEdited] = useState<OwnWords>()
  const [open, setOpen] = useState(false)
  return (
    <TitledCard
      title="Emails to Couples"
      text="The opening words of each kind of email to couples. The news itself is added automatically."
    >
      <AnsweredList
        answer={answer}
        what="words"
        skeleton={<Skeletons of={['h-14 rounded-md', 'mt-3 h-14 rounded-md', 'mt-3 h-14 rounded-md']} />}
        none={['Nothing to change', 'There are no kinds of emails.']}
      >
        {(all) => (
          <ul className="divide-y divide-line">
            {all.map((one) => (
              <li key={one.kind} className="flex items-start justify-between gap-3 py-3">
                <div className="min-w-0">
                  <h3 className="font-medium">{kindWords[one.kind]}</h3>
                  <p className="whitespace-pre-line wrap-anywhere">{one.words ?? one.standard}</p>
                  <p className="text-sm text-muted">{one.words === null ? 'Our words' : 'Your words'}</p>
                </div>
                <IconButton
                  label={`Edit: ${kindWords[one.kind]}`}
                  tooltip="Edit"
                  onClick={() => {
                    setEdited(one)
                    setOpen(true)
                  }}
                >
                  <Pencil />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </AnsweredList>
      {edited && <LetterWordsDialog key={edited.kind} words={edited} open={open} onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}
