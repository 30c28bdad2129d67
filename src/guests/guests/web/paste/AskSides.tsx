import { useState } from 'react'
import type { SideAnswers } from '#guests/guests/web/paste/read-cell.ts'
import type { Unread } from '#guests/guests/web/paste/read-paste.ts'
import { foldedWords } from '#platform/contract/folded.ts'
import { t } from '#platform/web/locale/t.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { unread: readonly Unread[]; onAnswers: (answers: SideAnswers) => void; onClose: () => void }

/** Asks whose side pasted words mean, such as 'bride', as the import of lists does. */
export function AskSides({ unread, onAnswers, onClose }: Props) {
  const [answers, setAnswers] = useState<SideAnswers>({})
  const asked = new Map(unread.map((one) => [foldedWords(one.cell), one]))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Whose Guests Are They?')}
      description={t('Nothing is pasted until you have answered.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            disabled={[...asked.keys()].some((word) => !answers[word])}
            onClick={() => onAnswers(answers)}
          >
            {t('Paste')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {[...asked].map(([word, { cell, column, means = [] }]) => (
          <NativeSelect
            key={word}
            label={t('{field} “{word}” means', { field: column, word: cell })}
            value={answers[word] ?? ''}
            onChange={({ target }) => setAnswers({ ...answers, [word]: target.value })}
          >
            {means.map(([value, label]) => (
              <option key={value} value={value}>
                {value ? label : t('Please choose')}
              </option>
            ))}
          </NativeSelect>
        ))}
      </div>
    </Dialog>
  )
}
