import { useMemo } from 'react'
import * as calls from '#weddings/clients/contract/calls.ts'
import { coupleChoices } from '#weddings/clients/web/public/couple-choices.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { Combobox, type ComboboxProps } from '#platform/web/ui/controls/Combobox.tsx'

type Props = Omit<ComboboxProps, 'choices' | 'noun'> & {
  /** What may be chosen in place of a couple. */
  others?: readonly Choice[] | undefined
}

/** A couple, found by typing a part of a name, the next wedding first. */
export function CoupleField({ others, ...field }: Props) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const choices = useMemo(() => data && [...(others ?? []), ...coupleChoices(data)], [data, others])
  const again = isLoadingError && (
    <Button variant="quiet" className="-ml-4" pending={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  )
  return <Combobox {...field} choices={choices} failed={isLoadingError} noun="couple" hint={again || field.hint} />
}
