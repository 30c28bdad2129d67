import * as calls from '#money/invoices/contract/calls.ts'
import type { UncertainMail } from '#money/invoices/contract/uncertain-mail.ts'
import { useAnswer } from '#platform/web/calls/api.ts'

const none: readonly UncertainMail[] = []

/** The invoices whose latest mail may not have gone out; none until they are read. */
export const useUncertainMail = (): readonly UncertainMail[] => useAnswer(calls.listUncertain, {}).data ?? none
