export const durations = {
  sessionDays: 30,
  /** After which a browser that was not used to sign in is a new one. */
  browserDays: 400,
  verificationHours: 24,
  resetHours: 1,
  restoreHours: 7 * 24,
  inviteDays: 14,
  /** How long a sign-in link works that somebody asked for. */
  linkMinutes: 15,
  /** In which a passkey signs what it was asked to. */
  challengeMinutes: 5,
} as const

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
export const inMinutes = (minutes: number) => later(minutes * 60_000)
export const inHours = (hours: number) => later(hours * 3_600_000)
export const inDays = (days: number) => inHours(days * 24)
