import { fileURLToPath } from 'node:url';

export const imagesFolder = fileURLToPath(new URL('../images', import.meta.url));
export const manifestFile = fileURLToPath(new URL('../src/manifest.json', import.meta.url));
