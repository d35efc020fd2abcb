interface ImportMeta {
  /** rspack's list of the files in a folder. */
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { keys: () => string[] } & ((file: string) => unknown);
}
