import { fileURLToPath } from 'node:url';

export const imagesFolder = fileURLToPath(new URL('../images', import.meta.url));
export const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));
export const bakesFolder = fileURLToPath(new URL('../bakes', import.meta.url));
