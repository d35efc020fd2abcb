import { mkdir, writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { drawPdf } from './draw-pdf';
import { toSmallWebp } from './to-small-webp';
import { openPaper, papers } from './papers';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
/** Wide enough to read the terms. */
const width = 1000;

for (const paper of papers)
  test(paper.name, async ({ browser, request }) => {
    const picture = await drawPdf(browser, await openPaper(request, paper));
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}${paper.name}.webp`, await toSmallWebp(browser, picture, width));
  });
