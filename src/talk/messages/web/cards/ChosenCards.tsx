import X from 'lucide-react/icons/x'
import { chooseCards, useChosenCards } from '#talk/messages/web/public/draft-cards.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

/** The links of the next message. */
export function ChosenCards({ clientId }: { clientId: number }) {
  const cards = useChosenCards(clientId)
  if (cards.length === 0) return null
  return (
    <ul aria-label={t('Links to send')} className="order-first flex w-full flex-wrap gap-2">
      {cards.map((card) => (
        <li key={`${card.kind}-${card.id}`} className="flex max-w-full items-center rounded-md bg-sunken pl-3 text-sm">
          <span className="truncate">{card.title}</span>
          <IconButton
            label={t('Remove {title}', { title: card.title })}
            onClick={() =>
              chooseCards(
                clientId,
                cards.filter((other) => other !== card),
              )
            }
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
