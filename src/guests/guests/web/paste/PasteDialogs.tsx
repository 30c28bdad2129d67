import { AskSides } from '#guests/guests/web/paste/AskSides.tsx'
import type { ReadPaste } from '#guests/guests/web/paste/read-paste.ts'
import type { Asked } from '#guests/guests/web/paste/use-paste.ts'
import { ConfirmDialog, Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { t } from '#platform/web/locale/t.ts'

const mostNamed = 20

type Props = { read: Asked | undefined; onWrite: (body: ReadPaste['body']) => void; onClose: () => void }

/** Asks before pasted rows become new envelopes, and names the cells that cannot be read. */
export function PasteDialogs({ read, onWrite, onClose }: Props) {
  const { body, unread = [] } = read ?? {}
  const count = body?.added.length ?? 0
  const asksSides = unread.length > 0 && unread.every(({ means }) => means)
  return (
    <>
      <ConfirmDialog
        open={body !== undefined && unread.length === 0}
        onOpenChange={(open) => !open && onClose()}
        title={t('{count, plural, one {Add # Envelope?} other {Add # Envelopes?}}', { count })}
        text={t('What you pasted goes beyond the end of the list.')}
        confirmLabel={t('Paste and Add')}
        variant="primary"
        onConfirm={() => {
          if (body) onWrite(body)
          onClose()
        }}
      />
      {read && asksSides && <AskSides unread={unread} onAnswers={read.again} onClose={onClose} />}
      <Dialog
        open={unread.length > 0 && !asksSides}
        onOpenChange={(open) => !open && onClose()}
        title={t('Nothing Was Pasted')}
        description={t('These cells do not fit the list. Please correct them in the spreadsheet and copy them again.')}
      >
        <ul className="grid gap-1 text-sm">
          {unread.slice(0, mostNamed).map(({ row, column, cell }) => (
            <li key={`${row}-${column}-${cell}`} className="wrap-anywhere">
              {column && t('Row {row}, {column}: “{cell}”', { row, column, cell })}
              {!column && cell && t('Row {row}: there is no column for “{cell}”', { row, cell })}
              {!column && !cell && t('Row {row}: there is no name', { row })}
            </li>
          ))}
          {unread.length > mostNamed && <li>{t('and {count} more', { count: unread.length - mostNamed })}</li>}
        </ul>
      </Dialog>
    </>
  )
}
