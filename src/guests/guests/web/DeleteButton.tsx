import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props<E extends Call> = {
  label: string
  title: string
  /** What goes along with it. */
  text: string
  endpoint: E
  input: Input<E>
  onDone: () => void
}

/** Deletes what a form is about, after a question that says what goes along with it. */
export function DeleteButton<E extends Call>({ label, title, text, endpoint, input, onDone }: Props<E>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="sm:col-span-2">
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)} className="text-danger-ink">
        {label}
      </Button>
      {isAsking && (
        <ConfirmCall
          endpoint={endpoint}
          input={input}
          open
          onClose={() => setAsking(false)}
          onDone={onDone}
          title={title}
          text={text}
          confirm={[t('Delete'), t('Deleting...')]}
          done={{ title: t('Guest list updated') }}
          failure={t('Failed to save. Please try again.')}
        />
      )}
    </div>
  )
}
