/**
 * Where everybody who gets a page of the studio finds one of its pictures. The key has 128 random bits, and every picture
 * that is uploaded gets a new one.
 */
export const addressOfPicture = (key: string | null): string | null => key && `/api/public/looks/${key}`
