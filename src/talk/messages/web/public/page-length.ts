/** Messages of a conversation that are read at once. */
export const pageLength = 50
