import { dayHere } from '#platform/contract/calendar-date.ts'
import { minorTyped } from '#platform/web/ui/format/typed-amounts.ts'
import type { LineChange, TemplateLine } from '#plan/plan/contract/endpoints.ts'
import type { PastFate } from '#plan/plan/contract/plan-kinds.ts'

type PastChoice = Exclude<PastFate, 'skip'>

/** What the planner has chosen for a row otherwise than proposed. */
export type LineChoice = { takes?: boolean; past?: PastChoice }
export type LineChoices = Readonly<Record<string, LineChoice>>

export type PlannedLine = TemplateLine & { takes: boolean; past: PastChoice; newDate?: string }

const isOpen = ({ state }: TemplateLine) => state === 'new' || state === 'changed' || state === 'gone'

/**
 * New rows are taken unless the wedding has one with the same title, they were deleted or left out before, or they are
 * events that are over. Payments are taken once their total is given.
 */
function takesAtFirst({ state, hasTwin, earlier, isPast, kind }: TemplateLine, hasTotal: boolean): boolean {
  if (state !== 'new' || hasTwin || earlier) return false
  return kind === 'payment' ? hasTotal : !(isPast && kind === 'event')
}

export function plannedLines(
  lines: readonly TemplateLine[],
  choices: LineChoices,
  { hasTotal = false, today = dayHere() } = {},
): PlannedLine[] {
  return lines.map((line) => {
    const { takes = takesAtFirst(line, hasTotal), past = 'now' } = choices[line.key] ?? {}
    const isDueNow = line.state === 'new' && line.isPast && past === 'now'
    return { ...line, takes: takes && isOpen(line), past, ...(isDueNow && { newDate: today }) }
  })
}

/** What is wrong with the total that payments are parts of; it may be empty unless a payment is chosen. */
export function totalProblem(total: string, isNeeded: boolean, currency: string): string | undefined {
  if (total.trim() === '') return isNeeded ? 'Enter the total that the payments are parts of.' : undefined
  return (minorTyped(total, currency) ?? 0) > 0 ? undefined : 'Please enter the total as an amount such as 6000.'
}

/** The rows as the call takes them: a date only where it is not the computed one. */
export const linesToSend = (lines: readonly PlannedLine[]) =>
  lines
    .filter(({ takes }) => takes)
    .map(({ key, kind, state, isPast, past, newDate }) => ({
      key,
      ...(state === 'gone' && { remove: true }),
      ...(newDate && { date: newDate }),
      ...(kind === 'task' && state === 'new' && isPast && past === 'done' && { done: true }),
    }))

type Group = { phase: string | null; lines: PlannedLine[] }

/** Lines under their phases, in the template's order; equal and completed ones, and those that the template has no more, are left out. */
export function groupsOf(lines: readonly PlannedLine[]): Group[] {
  const groups = Map.groupBy(
    lines.filter((line) => isOpen(line) && line.state !== 'gone'),
    ({ phase }) => phase,
  )
  return [...groups].map(([phase, ofPhase]) => ({ phase, lines: ofPhase }))
}

/** 'title: Choose the officiant → Choose the celebrant; differs in steps' */
export function changesInWords(changes: readonly LineChange[]): string {
  const told = changes.flatMap(({ field, from, to }) => (from && to ? [`${field}: ${from} → ${to}`] : []))
  const others = changes.filter(({ from, to }) => !from || !to).map(({ field }) => field)
  return [...told, ...(others.length > 0 ? [`differs in ${others.join(', ')}`] : [])].join('; ')
}

/** 'Add 76 rows', 'Add 3 rows, change 2 and delete 1' */
export function actionInWords(lines: readonly PlannedLine[]): string {
  const count = (state: TemplateLine['state']) => lines.filter((line) => line.takes && line.state === state).length
  const [added, changed, gone] = [count('new'), count('changed'), count('gone')]
  const parts = [
    ...(added > 0 ? [`add ${added} ${added === 1 ? 'row' : 'rows'}`] : []),
    ...(changed > 0 ? [`change ${changed}`] : []),
    ...(gone > 0 ? [`delete ${gone}`] : []),
  ]
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'choose rows')
  return words[0]!.toUpperCase() + words.slice(1)
}

/** What is chosen for a row of the past that gets this fate. */
export const choiceOf = (fate: PastFate): LineChoice =>
  fate === 'skip' ? { takes: false } : { takes: true, past: fate }
