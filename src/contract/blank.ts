/** Nothing that anybody could see: spaces, and characters without a width. */
export const isBlank = (text: string) => !/[^\p{Z}\p{Cc}\p{DI}\u2800]/u.test(text)
