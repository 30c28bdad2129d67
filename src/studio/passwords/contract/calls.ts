export const check = 'POST /api/auth/password-check anyone'
