import { lazy, useState } from 'react'
import type { Passkey } from '#contract/second-factors.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { agoInSentence } from '#web/ui/format/instants.ts'
import { onceOpened } from '#web/ui/overlays/Dialog.tsx'

const RenamePasskeyDialog = onceOpened(lazy(() => import('#web/second-factors/RenamePasskeyDialog.tsx')))
const RemovePasskeyDialog = onceOpened(lazy(() => import('#web/second-factors/RemovePasskeyDialog.tsx')))

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
