import Eye from 'lucide-react/icons/eye'
import { MailStateCell } from '#guests/guest-mails/web/MailStateCell.tsx'
import type { MailRow } from '#guests/guest-mails/web/mail-rows.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { PartOfList } from '#platform/web/ui/layout/PartOfList.tsx'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'

type Props = {
  rows: readonly MailRow[]
  /** How many envelopes there are without filters. */
  all: number
  /** Names the list; another one begins at its top. */
  list: string
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
  onPreview: (id: number) => void
}

/** The envelopes, with what has become of their mail. */
export function MailRows({ rows, all, list, chosen, onToggle, onPreview }: Props) {
  const { rows: most, end } = useGrowingRows<HTMLParagraphElement>(list, { most: rows.length })
  const shown = rows.slice(0, most)
  return (
    <div>
      <ul aria-label="Envelopes" className="divide-y divide-line">
        {shown.map((row) => {
          const { id, name, email } = row.envelope
          return (
            <li key={id} className="flex min-h-11 items-center gap-3 py-1 max-sm:py-2">
              <label className="-m-3.5 grid size-11 shrink-0 place-items-center">
                <input
                  type="checkbox"
                  aria-label={`Select ${name}`}
                  className="size-4 accent-accent"
                  disabled={!row.maySend}
                  checked={row.maySend && chosen.has(id)}
                  onChange={() => onToggle(id)}
                />
              </label>
              <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)] sm:items-center">
                <span className="truncate font-medium">{name}</span>
                <span className="truncate text-sm text-muted">{email}</span>
                <MailStateCell row={row} />
              </div>
              <span data-print="hidden">
                <IconButton label={`Preview for ${name}`} tooltip="Preview" onClick={() => onPreview(id)}>
                  <Eye />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ul>
      <PartOfList of={{ rows: shown, found: rows.length, all }} what="envelopes" end={end} />
    </div>
  )
}
