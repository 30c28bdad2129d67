import elopement from '#plan/templates/server/shipped/elopement.ts'
import fullPlanning from '#plan/templates/server/shipped/full-planning.ts'
import monthOf from '#plan/templates/server/shipped/month-of.ts'
import partialPlanning from '#plan/templates/server/shipped/partial-planning.ts'
import type { ShippedTemplate } from '#plan/templates/server/shipped/rows.ts'

/** The templates that each studio begins with, as copies of its own. */
export const shippedTemplates: readonly ShippedTemplate[] = [fullPlanning, partialPlanning, monthOf, elopement]
