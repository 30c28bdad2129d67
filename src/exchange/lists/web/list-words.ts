import { coupleNames } from '#platform/contract/names.ts'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { fieldsOf } from '#exchange/lists/web/fields.ts'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'

function valueInWords(kind: RowKind, name: string, value: string): string {
  const field = fieldsOf[kind].find((one) => one.name === name)
  switch (field?.type) {
    case 'date':
      return formatDate(value)
    case 'time':
      return formatTime(value)
    case 'minutes':
      return `${value} minutes`
    case 'choice':
      return field.choices?.[value]?.label ?? value
    default:
      return name === 'guestCount' ? `${value} guests` : value
  }
}

/** What a row is called, and the rest of it. */
export function rowWords(
  kind: RowKind,
  { partnerOneName = '', partnerTwoName = '', name, title, clientId: _id, ...others }: ListRow,
) {
  const details = Object.entries(others).map(([field, value]) => valueInWords(kind, field, value))
  return { name: coupleNames({ partnerOneName, partnerTwoName }) || name || title || '', details: details.join(' · ') }
}
