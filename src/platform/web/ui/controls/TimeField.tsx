import type { ComponentProps } from 'react'
import { clockOfDevice } from '#platform/contract/locale/device-clock.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { formatTime } from '#platform/web/ui/format/dates.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'hint'> & { value: string }

/**
 * The device's own field, which has its picker and shows its own clock; where the studio's is another, the time is said
 * by that one beside it.
 */
export function TimeField(props: Props) {
  const isOtherwise = props.value !== '' && clockOfDevice() !== localeHere().region.clock
  return (
    <TextInput
      type="time"
      inputClassName="tabular"
      hint={isOtherwise ? formatTime(props.value) : undefined}
      {...props}
    />
  )
}
