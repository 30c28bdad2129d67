/** One, two or three cards next to each other, by the width of the screen. */
export const vendorGrid = 'grid gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3'
