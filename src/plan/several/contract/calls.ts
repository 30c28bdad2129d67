export const setStatus = 'POST /api/clients/bulk/status clients'
export const applyPlan = 'POST /api/clients/bulk/apply-template tasks events'
export const mailInvites = 'POST /api/clients/bulk/invite clients'
export const archive = 'POST /api/clients/bulk/archive clients'
export const remove = 'POST /api/clients/bulk/delete clients trash'
/** All that belongs to the couples is there again. */
export const restore = 'POST /api/deleted-clients/restore *'
