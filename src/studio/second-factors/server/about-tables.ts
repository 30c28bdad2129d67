import { about } from '#platform/server/db/about.ts'
import { authenticators, recoveryCodes, passkeys } from '#studio/second-factors/server/table.ts'

export const tables = [
  about(authenticators, { exported: 'contains the secrets of authenticator apps' }),
  about(recoveryCodes, { exported: 'contains recovery codes, as hashes' }),
  about(passkeys, { exported: 'belongs to the address of the installation, and to devices' }),
]
