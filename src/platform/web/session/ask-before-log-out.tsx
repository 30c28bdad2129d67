import { createRoot } from 'react-dom/client'
import { ownerHere } from '#platform/web/outbox/owner.ts'
import { isWaiting, listEntries, removeEntry } from '#platform/web/outbox/stored-entries.ts'
import type { Kind } from '#platform/web/session/session.ts'
import { logOut } from '#platform/web/session/log-out.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { t } from '#platform/web/locale/t.ts'

/** Logs out, after a question if changes that were not sent would be lost. */
export async function askAndLogOut(kind: Kind): Promise<void> {
  if (await mayLoseWaiting()) await logOut(kind)
}

async function mayLoseWaiting(): Promise<boolean> {
  // Where nothing can be stored, nothing waits.
  const entries = await ownerHere()
    .then(listEntries)
    .catch(() => [])
  const waiting = entries.filter(isWaiting).length
  if (waiting > 0 && !(await ask(waiting))) return false
  for (const { id } of entries) await removeEntry(id)
  return true
}

function ask(count: number): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      root.unmount()
      place.remove()
      resolve(agreed)
    }
    root.render(
      <ConfirmDialog
        open
        onOpenChange={() => answer(false)}
        title={t('{count, plural, one {One change has not been sent yet} other {# changes have not been sent yet}}', {
          count,
        })}
        text={t(
          'What is not sent yet is stored only on this device, and will be sent when you are back online. If you log out now, it will be lost.',
        )}
        confirmLabel={t('Discard and Log Out')}
        onConfirm={() => answer(true)}
      />,
    )
  })
}
