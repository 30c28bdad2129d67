/** The columns of the people of a wedding, of their headings and of each row. */
export const peopleGrid = 'grid grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-[4fr_5fr_3fr_3fr_4fr_15rem]'
