import { t } from '#platform/web/locale/t.ts'
import { useState } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { dateAt, fromWeddingInWords, type Offset } from '#platform/contract/offset.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { offsetOf, tieOf, type Tie } from '#weddings/clients/web/public/tie.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'

type Props = {
  /** What follows the wedding, where the form is about more than one date. */
  label?: string
  /** The id of the couple, as the form has it. */
  clientId: string
  value: Offset | null
  /** Why the server refused the offset. */
  error?: string | undefined
  onChange: (offset: Offset | null) => void
}

const atFirst: Offset = { months: 0, days: -28 }

/** Ties a date to the wedding's: '4 weeks before'. */
export function TieFields({ label = 'Follows the wedding', clientId, value, error, onChange }: Props) {
  const { data: clients } = useAnswer(clientCalls.list, {})
  const client = clients?.find(({ id }) => String(id) === clientId)
  const [{ tie, shown }, setTie] = useState(() => fieldsOf(value ?? atFirst))
  // The form takes another value, such as what somebody else has written meanwhile.
  if (value && !isSame(value, shown)) setTie(fieldsOf(value))
  const change = (part: Partial<Tie>) => {
    const next = { ...tie, ...part }
    const offset = offsetOf(next)
    setTie({ tie: next, shown: offset ?? shown })
    if (offset) onChange(offset)
  }
  return (
    <div className="sm:col-span-2">
      <Switch
        label={label}
        checked={value !== null}
        hint={value && inWords(value, client?.weddingDate)}
        onChange={(follows) => onChange(follows ? (offsetOf(tie) ?? atFirst) : null)}
      />
      {value && (
        <div className="mt-2 grid grid-cols-[5rem_1fr_1fr] gap-3">
          <TextInput
            label="How Many"
            inputMode="numeric"
            error={offsetOf(tie) ? undefined : 'Please enter a whole number.'}
            value={tie.count}
            onChange={({ target }) => change({ count: target.value })}
          />
          <NativeSelect
            label="Unit"
            value={tie.unit}
            onChange={({ target }) => change({ unit: target.value as Tie['unit'] })}
          >
            <option value="days">Days</option>
            <option value="weeks">Weeks</option>
            <option value="months">Months</option>
          </NativeSelect>
          <NativeSelect
            label="Before or After"
            value={tie.side}
            onChange={({ target }) => change({ side: target.value as Tie['side'] })}
          >
            <option value="before">Before</option>
            <option value="after">After</option>
          </NativeSelect>
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-[0.8125rem] text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}

/** What is in the fields, and the offset that it stands for. */
const fieldsOf = (shown: Offset) => ({ tie: tieOf(shown), shown })

const isSame = (one: Offset, other: Offset) => one.months === other.months && one.days === other.days

/** `weddingDate` is undefined until it is known. */
function inWords(offset: Offset, weddingDate: string | null | undefined): string {
  const words = fromWeddingInWords(offset, t)
  if (weddingDate === undefined) return words
  return weddingDate ? `${words}: ${formatDate(dateAt(weddingDate, offset))}` : `${words}, once the wedding has a date`
}
