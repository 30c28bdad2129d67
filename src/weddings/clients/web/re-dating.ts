/** What opens the page that moves a wedding with its plan to another date; undefined if only the date itself changes. */
export type ReDatingOf = (clientId: number, weddingDate: string) => Promise<(() => Promise<void>) | undefined>
