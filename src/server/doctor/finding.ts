import type { Config } from '#server/ground/config.ts'

/** Something that is wrong with an installation, and how it is mended. */
export type Finding = { what: string; mend: string }

export type Check = (config: Config) => Finding[] | Promise<Finding[]>

export const found = (isSo: boolean, what: string, mend: string): Finding[] => (isSo ? [{ what, mend }] : [])

/** An error whose message says what is wrong. */
export const because = (error: unknown, mend: string): Finding[] => [{ what: `${(error as Error).message}.`, mend }]

export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || host.startsWith('127.')
