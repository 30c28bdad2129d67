/** When a planner gets the list of what matters today by mail. */
export const todayMailRhythms = ['never', 'daily', 'mondays'] as const
export type TodayMailRhythm = (typeof todayMailRhythms)[number]

export const todayMailHours = [4, 5, 6, 7, 8, 9, 10, 11, 12] as const
