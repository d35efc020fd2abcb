declare module '*.css';

/** rspack's own lookup of a chunk's address, replaced by retry-chunks.ts. */
declare let __webpack_get_script_filename__: (chunkId: string) => string;

/** Where this build's files are, found out at run time; see use-own-styles.ts. */
declare const __webpack_public_path__: string | undefined;
