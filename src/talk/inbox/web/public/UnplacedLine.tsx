import { lazy, useState } from 'react'
import * as calls from '#talk/inbox/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const UnplacedDialog = lazy(() => import('#talk/inbox/web/UnplacedDialog.tsx'))

const lineClass =
  'mb-4 min-h-9 text-sm text-muted underline decoration-line underline-offset-4 touchable hover:text-ink'

/** Tells of answers by mail that are in no conversation, and opens their list; renders nothing if there are none. */
export function UnplacedLine() {
  const { data: mails = [], isLoadingError, refetch } = useAnswer(calls.unplaced, {})
  const [open, setOpen] = useState(false)
  const { length } = mails
  return (
    <>
      {isLoadingError && (
        <button type="button" className={lineClass} onClick={() => void refetch()}>
          We could not look for emails without a conversation. Try again
        </button>
      )}
      {length > 0 && (
        <button type="button" className={lineClass} onClick={() => setOpen(true)}>
          {length === 1 ? '1 email could not be placed' : `${length} emails could not be placed`}
        </button>
      )}
      {(open || length > 0) && (
        <Later>
          <UnplacedDialog mails={mails} open={open} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  )
}
