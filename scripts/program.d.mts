export const root: string
export const program: string[]
export const programCache: { NODE_COMPILE_CACHE: string }
