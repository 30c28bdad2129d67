export const elsewhere: Readonly<Record<string, readonly string[]>>
export function allSpecs(): string[]
export function specsOf(feature: string): string[]
