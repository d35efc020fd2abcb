/** @import { Recipe } from './recipe.js' */
import { readFileSync } from 'node:fs';

/** @type {readonly Recipe[]} */
export const recipes = JSON.parse(readFileSync(new URL('../recipes/colors.json', import.meta.url), 'utf8'));
