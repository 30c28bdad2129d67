import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import SquareCheck from 'lucide-react/icons/square-check'
import type { MouseEvent } from 'react'
import type { Card, CardKind } from '#talk/messages/contract/message-cards.ts'
import type { CardTarget, Linked } from '#talk/messages/web/public/open-card.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const icons = { task: SquareCheck, document: FileText, invoice: CreditCard }
const nouns: Record<CardKind, string> = { task: msg('Task'), document: msg('Document'), invoice: msg('Invoice') }

function stateOf({ kind, dueDate, done, amount, currency }: Card): string {
  const due = dueDate && t('due {date}', { date: formatDate(dueDate) })
  if (kind === 'task') return [nouns.task, done ? 'completed' : due].filter(Boolean).join(', ')
  if (kind === 'invoice')
    return done
      ? t('Paid')
      : [amount && currency && t('{amount} open', { amount: formatAmount(amount, currency) }), due]
          .filter(Boolean)
          .join(', ')
  return nouns.document
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const look =
  'flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-3 py-2 text-left text-sm leading-5'

type Props = { cards: readonly Card[]; target: CardTarget }

/** The records that a message links to, as they are now. */
export default function MessageCards({ cards, target }: Props) {
  return (
    <ul className="mt-2 space-y-2 whitespace-normal">
      {cards.map((card, index) => {
        const Icon = icons[card.kind]
        const icon = <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
        const { kind, id, title } = card
        // oxlint-disable-next-line react/no-array-index-key -- what is gone has no id, and the order never changes
        const key = id === null ? `gone-${index}` : `${kind}-${id}`
        if (id === null)
          return (
            <li key={key} className={`${look} text-muted`}>
              {icon} {nouns[kind]}: no longer available
            </li>
          )
        const linked: Linked = { kind, id }
        return (
          <li key={key}>
            <a
              href={target.hrefOf(linked)}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                target.open(linked)
              }}
              className={`${look} hover:bg-sunken`}
            >
              {icon}
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">
                  {kind === 'invoice' ? t('Invoice {title}', { title }) : title}
                </span>
                <span className="block text-muted tabular">{stateOf(card)}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
