declare module '*.css';

/** rspack's lookup of a chunk's address, replaced by app/chunks/retry-chunks.ts. */
declare let __webpack_get_script_filename__: (chunkId: string) => string;
