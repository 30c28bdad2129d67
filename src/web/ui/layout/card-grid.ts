/** One, two or three cards next to each other, by the room that the sidebar leaves them. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4 sm:gap-5'
