import { mergeFields, type Merged } from '#weddings/clients/contract/merge.ts'

/** 'no venue yet' as '{venue}: no venue yet', and fields that do not exist. */
export const unfilledIn = ({ empty, unknown }: Pick<Merged, 'empty' | 'unknown'>): string[] => [
  ...empty.map((field) => `{${field}}: ${mergeFields[field]}`),
  ...unknown.map((written) => `${written} is not a field`),
]
