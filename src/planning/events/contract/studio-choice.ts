/** What the field for a client has for an event of the studio. */
export const studioChoice = 'studio'
