import { useState } from 'react'
import { mostCards } from '#talk/messages/contract/message-cards.ts'
import { useLinkable } from '#app/web/messages/use-linkable.ts'
import { chooseCards, useChosenCards, type ChosenCard } from '#talk/messages/web/public/draft-cards.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { clientId: number; names: string; open: boolean; onClose: () => void }

const isSame = (one: ChosenCard) => (other: ChosenCard) => one.kind === other.kind && one.id === other.id

/** Chooses tasks, documents and invoices that a message links to. */
export default function LinkDialog({ clientId, names, open, onClose }: Props) {
  const chosen = useChosenCards(clientId)
  const { groups, failed, isFetching, retry } = useLinkable(clientId)
  const [words, setWords] = useState('')
  const isFull = chosen.length >= mostCards
  const found = groups
    ?.map(({ label, cards }) => ({
      label,
      cards: cards.filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase())),
    }))
    .filter(({ cards }) => cards.length > 0)
  const toggle = (card: ChosenCard) =>
    chooseCards(
      clientId,
      chosen.some(isSame(card)) ? chosen.filter((other) => !isSame(card)(other)) : [...chosen, card],
    )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Attach Links"
      description={`Anything ${names} can see, up to ${mostCards} per message.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <TextInput label="Find" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        {failed && !groups && <FailedState what="records" onRetry={retry} pending={isFetching} />}
        {!failed && !groups && <Skeletons of={['mt-5 h-10 rounded-md', 'mt-3 h-10 rounded-md']} />}
        {found?.length === 0 && (
          <EmptyState
            title="Nothing to Link To"
            text="Tasks, documents, and invoices that the couple can see appear here."
          />
        )}
        {found?.map(({ label, cards }) => (
          <fieldset key={label} className="mt-5">
            <legend className="text-sm font-medium">{label}</legend>
            {cards.map((card) => {
              const isChosen = chosen.some(isSame(card))
              return (
                <label
                  key={card.id}
                  className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 touchable hover:bg-sunken"
                >
                  <input
                    type="checkbox"
                    className="size-4.5 accent-accent"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => toggle(card)}
                  />
                  <span className="min-w-0 wrap-anywhere">{card.title}</span>
                </label>
              )
            })}
          </fieldset>
        ))}
      </form>
    </Dialog>
  )
}
