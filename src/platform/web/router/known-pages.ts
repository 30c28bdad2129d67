import type { OwnPage } from '#platform/contract/page.ts'
import type { RecordPath } from '#platform/web/router/address.ts'

type Known = Pick<OwnPage, 'path' | 'needs' | 'isHome' | 'shows'>

let pages: readonly Known[] = []

/** Called once with the pages of all features, which the platform does not know. */
export const registerPages = (all: readonly Known[]): void => void (pages = all)

/** The right that a page needs of a member of the studio; null for none. */
export const needsOf = (path: string) => {
  const needed = pages.find((page) => page.path === path)?.needs
  return needed === undefined ? 'work' : needed
}

/** The pages on which members begin who may not open the dashboard. */
export const homes = () => pages.filter(({ isHome }) => isHome)

/** The page of a record, if its kind has one. */
export function recordPage(kind: string | null, id: number) {
  const page = kind === null ? undefined : pages.find(({ shows }) => shows === kind)
  return page && { to: page.path as RecordPath, params: { id } }
}
