import type { FoundPage, PageParams } from '#platform/contract/page.ts'
import { pages } from '#app/contract/pages.ts'

const patternOf = (path: string) =>
  path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `(?<${name}>${name === 'token' ? '[^/]+' : String.raw`[1-9]\d{0,8}`})`,
  )

const patterns = pages.map((page) => ({ page, pattern: new RegExp(`^${patternOf(page.path)}/?$`) }))

/** What the query of a URL says about a page's first reads: the selected tab or view, and the secret of a link. */
export const paramsIn = (search: string): PageParams => {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    ['tab', 'view', 'token'].flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])),
  )
}

/** The page for a URL, with its parameters; undefined if there is none. */
export function findPage(path: string, search = ''): FoundPage | undefined {
  for (const { page, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) {
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
        name,
        name === 'token' ? value : Number(value),
      ])
      return { page, params: { ...paramsIn(search), ...(Object.fromEntries(params) as PageParams) } }
    }
  }
  return undefined
}
