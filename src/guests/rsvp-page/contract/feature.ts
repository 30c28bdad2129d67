import * as rsvpPage from '#guests/rsvp-page/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default { pages: [], offline: { ofWedding: [rsvpPage.read, rsvpPage.replies] } } satisfies Feature
