import * as z from 'zod/mini'
import { eventTypes, mostMinutes } from '#planning/events/contract/endpoints.ts'
import { paragraph, requiredText, text } from '#platform/contract/fields.ts'
import { percent } from '#money/billing/contract/tax-rate.ts'
import { limits, mostDays, mostMonths } from '#platform/contract/limits.ts'
import { taskAssignees, taskPriorities } from '#planning/tasks/contract/endpoints.ts'
import { mostSteps } from '#plan/templates/contract/template-rows.ts'

const wholeNumber = z.string().check(z.trim(), z.regex(/^\d{1,4}$/, 'Please enter a whole number.'))
const most = { days: mostDays, weeks: Math.floor(mostDays / 7), months: mostMonths }

/** A row of a template as its form has it: all fields of all kinds, as text. */
export const templateRowForm = z
  .object({
    title: requiredText('Please give the row a title.'),
    description: paragraph(limits.page),
    phase: text(100),
    /** 'none', 'wedding', 'kept' for the offset as it is, or the key of another row after a colon. */
    base: z.string(),
    count: wholeNumber,
    unit: z.enum(['days', 'weeks', 'months']),
    side: z.enum(['before', 'after']),
    priority: z.enum(taskPriorities),
    assignedTo: z.enum(taskAssignees),
    visibleToCouple: z.boolean(),
    /** One per line. */
    steps: z.string().check(
      z.refine((steps: string) => linesOf(steps).length <= mostSteps, `A task has at most ${mostSteps} steps.`),
      z.refine(
        (steps: string) => linesOf(steps).every((line) => line.length <= limits.line),
        `Please keep each step under ${limits.line} characters.`,
      ),
    ),
    type: z.enum(eventTypes),
    time: z.union([
      z.literal(''),
      z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter the time as HH:mm.')),
    ]),
    minutes: z.union(
      [
        z.literal(''),
        wholeNumber.check(
          z.refine(
            (given: string) => Number(given) >= 1 && Number(given) <= mostMinutes,
            'Please enter 1 to 4320 minutes.',
          ),
        ),
      ],
      'Please enter a whole number.',
    ),
    share: percent,
  })
  .check(
    z.refine(({ base, unit, count }) => base === 'none' || base === 'kept' || Number(count) <= most[unit], {
      error: 'Please enter a smaller number.',
      path: ['count'],
    }),
  )
export type TemplateRowForm = z.output<typeof templateRowForm>
export type TemplateRowInput = z.input<typeof templateRowForm>

export const linesOf = (steps: string): string[] =>
  steps
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
