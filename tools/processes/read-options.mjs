// @ts-check
import { parseArgs } from 'node:util';

/** A command line that cannot be carried out as it was typed: a proof of something else, or of nothing, is none. */
export class OptionError extends Error {}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 * @param {string[]} [args]
 */
export function readOptions(options, args = process.argv.slice(2)) {
  try {
    return parseArgs({ options, args, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new OptionError(`${/** @type {Error} */ (error).message}\nThere are: ${names.join(', ')}`);
  }
}

/** @param {string} option @param {string} text @param {number} [least] */
export function numberOption(option, text, least = 1) {
  const value = text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(value) || value < least)
    throw new OptionError(`--${option} takes a number from ${least} up, and not "${text}".`);
  return value;
}

/** @param {string} option @param {string} text @param {number} [least] */
export function wholeOption(option, text, least = 1) {
  const value = numberOption(option, text, least);
  if (!Number.isInteger(value)) throw new OptionError(`--${option} takes a whole number, and not "${text}".`);
  return value;
}

/**
 * Those in whose names there is one of the wanted texts; all where none is wanted.
 * @template {{ name: string }} T
 * @param {string} option
 * @param {readonly T[]} all
 * @param {readonly string[]} wanted
 * @returns {T[]}
 */
export function namedOption(option, all, wanted) {
  const isIn =
    (/** @type {string} */ text) =>
    (/** @type {T} */ { name }) =>
      text !== '' && name.includes(text);
  const unknown = wanted.find((text) => !all.some(isIn(text)));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => `\n  ${name}`).join('');
    throw new OptionError(`--${option} "${unknown}" is in none of the names. There are:${names}`);
  }
  return all.filter((each) => !wanted.length || wanted.some((text) => isIn(text)(each)));
}

/** Ends the program with 2 and the reason where its command line is wrong. @template T @param {() => T} read @returns {T} */
export function orExplain(read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
