import type { ComponentType } from 'react'

type Module = { default: ComponentType }

/** Every page is a chunk of its own, loaded on demand; that of links is a program of its own. */
const modules = import.meta.glob<Module>([
  '/src/*/*/web/**/*Page.tsx',
  '/src/app/web/**/*Page.tsx',
  '!/src/app/web/links/**',
])

/** Loads a screen by its name in the contract's list of pages. */
export function loadScreen(screen: string): Promise<Module> {
  const load = modules[`/src/${screen}.tsx`]
  return load ? load() : Promise.reject(new Error(`There is no screen ${screen}`))
}
