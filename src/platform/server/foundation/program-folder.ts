import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The program's folder, both when run from its sources and from the bundle. */
export const programFolder = dirname(findPackageJSON('..', import.meta.url) ?? '')

/** A file or folder in the sources that the bundle reads or runs too. */
export const sourceOf = (name: string) => join(programFolder, 'src', name)
