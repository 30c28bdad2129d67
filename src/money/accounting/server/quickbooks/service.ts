import { checkedCompany } from '#money/accounting/server/quickbooks/books.ts'
import { createOAuth } from '#money/accounting/server/quickbooks/oauth.ts'
import { customerMemo, documentNumber } from '#money/accounting/server/quickbooks/lengths.ts'
import type { QuickBooksOptions } from '#money/accounting/server/quickbooks/options.ts'
import { openSession } from '#money/accounting/server/quickbooks/session.ts'
import type { AccountingService } from '#money/accounting/server/service.ts'

export function quickBooks(options: QuickBooksOptions): AccountingService {
  const oauth = createOAuth(options)
  return {
    name: 'quickbooks',
    title: 'QuickBooks',
    numberFor: documentNumber,
    memoFor: customerMemo,
    authorizeUrl: oauth.authorizeUrl,
    exchange: async (code, companyId) => ({ companyId: checkedCompany(companyId), tokens: await oauth.exchange(code) }),
    refresh: ({ tokens }) => oauth.refresh(tokens.refreshToken),
    revoke: ({ tokens }) => oauth.revoke(tokens.refreshToken),
    session: (connection) => openSession(connection, options),
  }
}
