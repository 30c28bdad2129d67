export const mergeFields = ['couple', 'wedding date', 'venue', 'planner', 'studio'] as const
export type MergeField = (typeof mergeFields)[number]
export type MergeValues = Record<MergeField, string>

const isField = (name: string): name is MergeField => (mergeFields as readonly string[]).includes(name)

/** Replaces '{couple}' and so on; what is no field stays as it is. */
export const fillIn = (words: string, values: MergeValues): string =>
  words.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => (isField(name) ? values[name] : written))
