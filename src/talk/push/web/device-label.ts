const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (userAgent: string, names: readonly (readonly [sign: string, name: string])[]) =>
  names.find(([sign]) => userAgent.includes(sign))?.[1]

/** 'Chrome on Android': enough to recognise a device in a list. */
export function deviceLabel(userAgent: string): string {
  const system = nameIn(userAgent, systems)
  return `${nameIn(userAgent, browsers) ?? 'A browser'}${system ? ` on ${system}` : ''}`
}
