import type { ReactNode } from 'react'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { answerLabels } from '#guests/guests/web/guest-words.ts'
import { answerOf, type GuestRow, type ListedGuest } from '#guests/guests/web/rows.ts'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'
import { t } from '#platform/web/locale/t.ts'

/** What a guest has answered, or that nothing is there yet. */
function answersInWords(guest: ListedGuest, parts: readonly Part[]): string {
  const states = parts.map((part) => ({ part, state: answerOf(guest, part.id) }))
  const answered = states.filter(({ state }) => state === 'yes' || state === 'no')
  if (answered.length > 0)
    return answered
      .map(({ part, state }) => ` · ${t('{label}:', { label: part.name })}\u00a0${t(answerLabels[state])}`)
      .join('')
  return states.some(({ state }) => state === 'open') ? ` · ${t(answerLabels.open)}` : ''
}

type Props = {
  rows: readonly GuestRow[]
  parts: readonly Part[]
  mayOpen: (row: GuestRow) => boolean
  onOpen: (row: GuestRow) => void
}

/** The envelopes on a phone, each of which opens. */
export function GuestCards({ rows, parts, mayOpen, onOpen }: Props) {
  const envelopes = [...Map.groupBy(rows, ({ envelope }) => envelope.id).values()]
  const { rows: shown, end } = useGrowingRows<HTMLDivElement>(String(envelopes.length), {
    step: 40,
    most: envelopes.length,
  })
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line bg-card lift-card">
        {envelopes.slice(0, shown).map((within) => {
          const [first] = within
          if (!first) return null
          const { envelope } = first
          return (
            <li key={envelope.id}>
              <Card onOpen={mayOpen(first) ? () => onOpen(first) : undefined}>
                <span dir="auto" className="block font-medium">
                  {envelope.name}
                </span>
                {within.map(({ key, guest }) =>
                  guest ? (
                    <span key={key} className="mt-1 block text-sm text-muted">
                      <span dir="auto">{guestName(guest) || t('Unnamed guest')}</span>
                      {answersInWords(guest, parts)}
                    </span>
                  ) : null,
                )}
              </Card>
            </li>
          )
        })}
      </ul>
      <div ref={end} />
    </>
  )
}

/** A button if it opens a form. */
function Card({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
  const className = 'w-full px-4 py-3 text-left'
  if (!onOpen) return <div className={className}>{children}</div>
  return (
    <button type="button" onClick={onOpen} className={className}>
      {children}
    </button>
  )
}
