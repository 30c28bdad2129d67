const units = ['Bytes', 'KB', 'MB', 'GB']

/** Bytes as a readable size, in steps of 1024. */
export function fileSize(bytes: number): string {
  if (bytes <= 0) return '0 Bytes'
  const step = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const size = bytes / 1024 ** step
  return `${step === 0 ? size : Number(size.toFixed(size < 10 ? 2 : 1))} ${units[step]}`
}
