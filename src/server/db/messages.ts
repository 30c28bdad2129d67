/** The database's messages begin with a letter and with how long they are, which counts itself and not the letter. */
export const headerLength = 5

export const codeOf = (letter: string): number => letter.charCodeAt(0)

/** Where the message ends that begins here. */
export const endOf = (bytes: Buffer, at: number): number => at + 1 + bytes.readInt32BE(at + 1)

export const commandComplete = codeOf('C')
export const errorResponse = codeOf('E')
export const readyForQuery = codeOf('Z')
/** What the database is ready in: no transaction, and not one that goes on or has failed. */
export const noTransaction = codeOf('I')
