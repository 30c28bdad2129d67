import { avatarUrl, clients } from '#weddings/clients/server/table.ts'

/** Columns that couples and callers without a session may read too. */
export const shownToCouple = {
  id: clients.id,
  plannerId: clients.plannerId,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
  weddingDate: clients.weddingDate,
  venue: clients.venue,
  email: clients.email,
  phone: clients.phone,
  guestCount: clients.guestCount,
  status: clients.status,
  avatarUrl,
}

/** Columns that planners may read. */
export const whole = {
  ...shownToCouple,
  budget: clients.budget,
  language: clients.language,
  currency: clients.currency,
  notes: clients.notes,
  isActivated: clients.isActivated,
  inviteSent: clients.inviteSent,
  inviteExpiresAt: clients.inviteExpiresAt,
  lastLogin: clients.lastLogin,
  archivedAt: clients.archivedAt,
  createdAt: clients.createdAt,
}
