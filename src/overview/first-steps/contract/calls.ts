export const read = 'GET /api/first-steps clients tasks'
export const addSample = 'POST /api/sample-wedding clients tasks events'
export const removeSample = 'DELETE /api/sample-wedding clients tasks events trash'
