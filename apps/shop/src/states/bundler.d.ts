interface ImportMeta {
  /** rspack's list of the files in a folder; each is imported by its name. */
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { keys: () => string[] } & ((file: string) => unknown);
}
