import { isNarrowerThan, useNarrowerThan } from '#platform/web/ui/layout/use-narrower-than.ts'

const pixels = 768

export const isPhone = (): boolean => isNarrowerThan(pixels)
export const useIsPhone = (): boolean => useNarrowerThan(pixels)
