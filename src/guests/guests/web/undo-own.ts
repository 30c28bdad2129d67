import * as calls from '#guests/guests/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { t } from '#platform/web/locale/t.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const mostNamed = 3

/** Takes back what the couple has changed itself, and says what stays because it was changed again since. */
export async function undoOwn(clientId: number, batch: number): Promise<void> {
  const input = { params: { id: clientId }, body: { batch } }
  const undone = await change(calls.undo, input, {
    failure: t('This could not be undone. Please try again.'),
  }).catch(() => undefined)
  if (!undone) return
  const { count, kept } = undone
  const names = kept
    .slice(0, mostNamed)
    .map((name) => t('“{name}”', { name }))
    .join(', ')
  toast({
    title: t('Undone'),
    text:
      kept.length > 0
        ? t('{count, plural, one {# was} other {# were}} changed again since, and stayed: {names}', {
            count: kept.length,
            names,
          })
        : t('{count, plural, one {# change was} other {# changes were}} undone.', { count }),
  })
}
