const pattern = /^\/client-portal\/([1-9]\d{0,9})\/?$/

/** The wedding that the address names; 0, which no wedding has, where it names none. */
export const portalIdHere = (path = location.pathname): number => Number(pattern.exec(path)?.[1] ?? 0)
