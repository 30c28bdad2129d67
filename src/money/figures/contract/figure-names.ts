export const figureNames = ['contracted', 'drafted', 'sent', 'paid', 'open', 'overdue'] as const
export type FigureName = (typeof figureNames)[number]

/** Figures whose rows can be asked for; income is what was paid and what is open. */
export const rowsOf = [...figureNames, 'income'] as const
export type RowsOf = (typeof rowsOf)[number]

export const tables = ['wedding', 'month'] as const
