import { keepHeads } from '#studio/audit/server/jobs/keep-heads.ts'

export const auditJobs = [keepHeads]
