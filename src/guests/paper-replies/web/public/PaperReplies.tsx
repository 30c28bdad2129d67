import MailOpen from 'lucide-react/icons/mail-open'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#guests/paper-replies/web/PaperRepliesDialog.tsx')
const PaperRepliesDialog = lazy(load)

/** Opens the entry of replies that came by post, also by P. */
export function PaperReplies({ clientId }: { clientId: number }) {
  const [isOpen, setOpen] = useState(false)
  useFetchedAhead(load)
  useSingleKeys({ p: () => setOpen(true) })
  return (
    <>
      <Button icon={<MailOpen />} onClick={() => setOpen(true)}>
        Paper Replies
      </Button>
      {isOpen && (
        <Suspense>
          <PaperRepliesDialog clientId={clientId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
