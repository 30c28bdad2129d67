import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { coupleChoices } from '#weddings/clients/web/public/couple-choices.ts'
import { Combobox } from '#platform/web/ui/controls/Combobox.tsx'

type Props = { couples: readonly Client[]; chosen: Client; onChoose: (id: number) => void }

export default function CoupleToInvite({ couples, chosen, onChoose }: Props) {
  return (
    <Combobox
      label="Couple to Invite"
      noun="couple"
      choices={coupleChoices(couples)}
      value={String(chosen.id)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  )
}
