import type { Right } from '#platform/contract/rights.ts'

/** Whether the signed-in member has a right. In a subselect, so that it is evaluated once per query. */
export const has = (right: Right) => `(select current_setting('app.rights') like '%${right}%')`
/** Whether the member is assigned to the wedding that a column names. */
export const isAssigned = (column: string) => `${column} = any ((select current_setting('app.weddings'))::int[])`

/** The signed-in member; null for the owner of the studio. */
export const currentMember = `(select nullif(current_setting('app.member'), '')::int)`

const day = ` and ${has('day')}`

/** What the rows of a table need of a member besides belonging to its studio: terms of the table's policy. */
export const needs = {
  nothing: '',
  work: ` and ${has('work')}`,
  account: ` and ${has('account')}`,
  money: ` and ${has('money')}`,
  day,
  /** Without the right to all work, a member reaches the weddings that it is assigned to. */
  wedding: `${day} and (${has('work')} or ${isAssigned('client_id')})`,
  /** Each member has its own; the owner's are those without a member. */
  own: ` and member_id is not distinct from ${currentMember}`,
}
