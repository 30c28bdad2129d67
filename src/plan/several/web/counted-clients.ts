export const countedClients = (count: number): string => (count === 1 ? '1 client' : `${count} clients`)
