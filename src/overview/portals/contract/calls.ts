export const read = 'GET /api/clients/{id}/portal clients portals account'
export const readCustomization = 'GET /api/clients/{id}/customization portals'
export const changeCustomization = 'PATCH /api/clients/{id}/customization portals'
export const storeCustomization = 'POST /api/clients/{id}/customization portals'
