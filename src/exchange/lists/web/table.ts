/** The cells of a list, with its empty rows, and what could not be read as it is. */
export type Table = { rows: string[][]; note?: string }

/** Why a file can't be read, in words. */
export class Unreadable extends Error {}
