import type { Feature } from '#contract/feature.ts'
import { planner } from '#contract/page.ts'
import * as templates from '#contract/calls/templates.ts'

export default {
  pages: [
    planner('/templates', { title: 'Plan Templates', screen: 'templates/TemplatesPage', reads: [templates.list] }),
    planner('/templates/{id}', { title: 'Plan Template', screen: 'templates/TemplatePage', reads: [templates.read] }),
  ],
} satisfies Feature
