export function fastFolder(): string
