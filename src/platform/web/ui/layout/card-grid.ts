/** One, two or three columns of cards, depending on the available width. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4 sm:gap-5'
