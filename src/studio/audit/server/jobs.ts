import { keepHeads } from '#server/audit/jobs/keep-heads.ts'

export const auditJobs = [keepHeads]
