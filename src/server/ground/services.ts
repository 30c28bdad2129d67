/**
 * What handlers and jobs need beyond the database: the public address, the file store, payments, accounting. The server
 * adds the members where it opens them (`server/services.ts`), so that no layer below has to know a feature.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Services {}
