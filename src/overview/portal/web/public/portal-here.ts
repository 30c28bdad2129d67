const pattern = /^\/client-portal\/([1-9]\d{0,9})\/?$/

/** The portal id in the address; 0, which no wedding has, if there is none. */
export const portalIdHere = (path = location.pathname): number => Number(pattern.exec(path)?.[1] ?? 0)
