/** What the select of clients has for an event of the studio. */
export const studioChoice = 'studio'
