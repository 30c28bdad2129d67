import { lazy, useState } from 'react'
import type { Passkey } from '#studio/second-factors/contract/endpoints.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const RenamePasskeyDialog = onceOpened(lazy(() => import('#studio/second-factors/web/RenamePasskeyDialog.tsx')))
const RemovePasskeyDialog = onceOpened(lazy(() => import('#studio/second-factors/web/RemovePasskeyDialog.tsx')))

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const close = () => setDialog(undefined)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          passkey, added {agoInSentence(createdAt)} ·{' '}
          {lastUsedAt ? `last used ${agoInSentence(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`Rename ${name}`} onClick={() => setDialog('rename')}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} onClick={() => setDialog('remove')}>
          Remove
        </Button>
      </div>
      <RenamePasskeyDialog passkey={passkey} open={dialog === 'rename'} onClose={close} />
      <RemovePasskeyDialog passkey={passkey} open={dialog === 'remove'} onClose={close} />
    </li>
  )
}
