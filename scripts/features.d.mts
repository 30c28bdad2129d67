export const lists: Readonly<Record<string, string>>
export function storedLists(): Record<string, string>
