/**
 * The options that a library names, without the index signature by which it lets any other key through:
 * `{ … } satisfies DeclaredKeys<Options>` does not compile where a key is misspelt.
 */
export type DeclaredKeys<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
