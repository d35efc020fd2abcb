import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command line that cannot be carried out as it was typed: a proof of something else, or of nothing, is none. */
export class OptionError extends Error {}

export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args: string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ options, args, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new OptionError(`${(error as Error).message}\nThere are: ${names.join(', ')}`);
  }
}

export function numberOption(option: string, text: string, least = 1) {
  const value = text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(value) || value < least)
    throw new OptionError(`--${option} takes a number from ${least} up, and not "${text}".`);
  return value;
}

export function wholeOption(option: string, text: string, least = 1) {
  const value = numberOption(option, text, least);
  if (!Number.isInteger(value)) throw new OptionError(`--${option} takes a whole number, and not "${text}".`);
  return value;
}

/** Those in whose names there is one of the wanted texts; all where none is wanted. */
export function namedOption<T extends { name: string }>(
  option: string,
  all: readonly T[],
  wanted: readonly string[],
): T[] {
  const isIn =
    (text: string) =>
    ({ name }: T) =>
      text !== '' && name.includes(text);
  const unknown = wanted.find((text) => !all.some(isIn(text)));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => `\n  ${name}`).join('');
    throw new OptionError(`--${option} "${unknown}" is in none of the names. There are:${names}`);
  }
  return all.filter((each) => !wanted.length || wanted.some((text) => isIn(text)(each)));
}

/** Ends the program with 2 and the reason where its command line is wrong. */
export function orExplain<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
