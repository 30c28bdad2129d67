export const headlessShell: string
export function findWholeChromium(): string | undefined
export function findChromium(): string | undefined
export const chromiumArguments: string[]
