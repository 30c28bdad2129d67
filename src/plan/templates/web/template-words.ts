import { offsetInWords } from '#platform/contract/offset.ts'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { TemplateInList } from '#plan/templates/contract/endpoints.ts'

const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`])

/** '62 tasks, 18 events, 3 payments'. */
export function contentsInWords({ tasks, events, payments }: TemplateInList): string {
  const parts = [...counted(tasks, 'task'), ...counted(events, 'event'), ...counted(payments, 'payment')]
  return parts.join(', ') || 'Empty'
}

/** '12 months before to 8 weeks after'. */
export function spanInWords({ first, last }: TemplateInList): string {
  if (!first || !last) return 'No dates'
  const [from, to] = [offsetInWords(first), offsetInWords(last)]
  return from === to ? from : `${from} to ${to}`
}

/** '4 weeks before', '5 days after Menu tasting', or 'No date'. */
export function whenInWords({ offset }: TemplateRow, titleOf: (key: string) => string | undefined): string {
  if (!offset) return 'No date'
  const { from, ...distance } = offset
  if (from === undefined) return offsetInWords(distance)
  const title = titleOf(from) ?? 'another row'
  return offset.days === 0 ? `with ${title}` : `${offsetInWords(distance)} ${title}`
}
