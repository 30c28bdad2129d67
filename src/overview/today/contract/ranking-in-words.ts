/** What `rankOf` does, for planners who ask why a line of Today is where it is. */
export const rankingInWords =
  'Weddings whose new date is not published come first, then events of today, then what is late, messages that are ' +
  'unread for a day, and what is missing within a week of a wedding, then what is due today, then what weddings of ' +
  'the next 30 days still lack, then portals that nobody has opened; within each, the nearest wedding first, then high ' +
  'priority, then what has waited longest.'
