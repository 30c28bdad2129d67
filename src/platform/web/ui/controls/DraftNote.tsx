import { Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { form: { hasDraft: boolean; reset: () => void } }

/** Says that the form shows a draft, with a button to discard it. */
export function DraftNote({ form }: Props) {
  if (!form.hasDraft) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunken py-1 pr-1 pl-4 text-sm sm:col-span-2"
    >
      {t('What you typed before is still here.')}
      <Button variant="quiet" onClick={() => form.reset()}>
        {t('Discard')}
      </Button>
    </div>
  )
}
