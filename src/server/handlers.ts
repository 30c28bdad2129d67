import type { Contract } from '#contract/index.ts'
import { accounts } from '#server/accounts/handlers.ts'
import { clients } from '#server/clients/handlers.ts'
import { couples } from '#server/couples/handlers.ts'
import type { HandlersFor } from '#server/http/handler.ts'
import { notifications } from '#server/notifications/handlers.ts'
import { search } from '#server/search/handlers.ts'

/** Satisfies the whole contract; the live channel is served by the edge itself. */
export const handlers: HandlersFor<Omit<Contract, 'live'>> = { accounts, clients, couples, notifications, search }
