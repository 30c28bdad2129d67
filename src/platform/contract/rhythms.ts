/** How often a person gets mail about news; 'needs-me' is only what waits for an answer. */
export const rhythms = ['at-once', 'daily', 'weekly', 'needs-me', 'none'] as const
export type Rhythm = (typeof rhythms)[number]
