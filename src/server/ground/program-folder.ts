import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the program lies, whether it runs from its sources or from the bundle that the build makes of them. */
export const programFolder = dirname(findPackageJSON('..', import.meta.url) ?? '')

/** A file or folder that is read or run from the sources, also by the bundle. */
export const sourceOf = (name: string) => join(programFolder, 'src/server', name)
