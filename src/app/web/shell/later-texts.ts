/** The texts of what is loaded after the first paint, by which the catalogues of first texts stay small. */
export const laterTexts = import.meta.glob('/src/platform/languages/*.json', { query: '?later' })
