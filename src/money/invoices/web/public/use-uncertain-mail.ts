import * as calls from '#contract/calls.ts'
import type { UncertainMail } from '#contract/uncertain-mail.ts'
import { useAnswer } from '#web/calls/api.ts'

const none: readonly UncertainMail[] = []

/** The invoices whose latest mail may not have gone out; none until they are read. */
export const useUncertainMail = (): readonly UncertainMail[] => useAnswer(calls.invoices.listUncertain, {}).data ?? none
