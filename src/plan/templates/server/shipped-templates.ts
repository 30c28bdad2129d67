import elopement from '#server/templates/shipped/elopement.ts'
import fullPlanning from '#server/templates/shipped/full-planning.ts'
import monthOf from '#server/templates/shipped/month-of.ts'
import partialPlanning from '#server/templates/shipped/partial-planning.ts'
import type { ShippedTemplate } from '#server/templates/shipped/rows.ts'

/** The templates that each studio begins with, as copies of its own. */
export const shippedTemplates: readonly ShippedTemplate[] = [fullPlanning, partialPlanning, monthOf, elopement]
