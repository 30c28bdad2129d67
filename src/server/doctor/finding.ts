import type { Config } from '#server/ground/config.ts'

/** Something that is wrong with an installation, and how it is mended. */
export type Finding = { what: string; mend: string }

/** What a check may look at. */
export type Patient = { config: Config }
export type Check = (patient: Patient) => Finding[] | Promise<Finding[]>

export const found = (isSo: boolean, what: string, mend: string): Finding[] => (isSo ? [{ what, mend }] : [])
