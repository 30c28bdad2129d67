import { studioChoice } from '#planning/events/contract/studio-choice.ts'

/** The choice of the studio in place of a couple. */
export const studioInstead = [{ value: studioChoice, label: 'Studio' }]
