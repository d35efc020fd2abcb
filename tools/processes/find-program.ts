import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the machine lies, undefined when it has none. */
export const findProgram = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
