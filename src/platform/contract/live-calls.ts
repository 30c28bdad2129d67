export const listen = 'GET /api/live'
export const listenByLink = 'GET /api/links/{token}/live'
