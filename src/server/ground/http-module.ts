/**
 * Node's module, as `require` returns it. An `import` reads all of its exports, and some of them load Node's WebSocket and
 * `fetch`: 30 ms and 12 MB at each start.
 */
export const http = process.getBuiltinModule('node:http')
