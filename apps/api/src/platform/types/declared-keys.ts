/**
 * A library's documented options, without the index signature that allows any key: `{ … } satisfies
 * DeclaredKeys<Options>` fails to compile for a misspelt key.
 */
export type DeclaredKeys<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
