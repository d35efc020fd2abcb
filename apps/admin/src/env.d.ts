declare module '*.css';

/** rspack's lookup of a chunk's address, replaced by retry-chunks.ts. */
declare let __webpack_get_script_filename__: (chunkId: string) => string;

/** Where this build's files are, known only at run time; see use-admin-styles.ts. */
declare const __webpack_public_path__: string | undefined;
