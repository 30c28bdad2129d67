/**
 * What handlers and jobs need besides the database: public address, file store, payments, accounting.
 * `app/server/services.ts` adds the members, so that nothing in the platform depends on a feature.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Services {}
