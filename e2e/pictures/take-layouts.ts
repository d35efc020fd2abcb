import { mkdir, writeFile } from 'node:fs/promises';
import { paths, type QuoteResponse, type TopLayout } from '@app/contracts';
import { test } from '@playwright/test';
import { topConfiguration } from '../fixtures/top-configuration';
import { drawPdf } from './draw-pdf';
import { layouts, type NamedLayout } from './layouts';
import { toSmallWebp } from './to-small-webp';

const folder = new URL('../../docs/pictures/layouts/', import.meta.url).pathname;
/** Wide enough to read every figure. */
const width = 800;

for (const top of layouts)
  test(`layout ${top.name}`, async ({ browser, request }) => {
    const configuration = await topConfiguration(request, top);
    const layout = layoutOf(top, configuration.cutoutIds);
    const saved = await request.post(paths.quotes, { data: { ...configuration, layout } });
    if (!saved.ok()) throw new Error(await saved.text());
    const { id } = (await saved.json()) as QuoteResponse;
    const pdf = await (await request.get(paths.quotePdf(id))).body();
    await mkdir(folder, { recursive: true });
    await writeFile(
      `${folder}${top.name}.webp`,
      await toSmallWebp(browser, await drawPdf(browser, pdf), width),
    );
  });

function layoutOf(
  { along = 'left', sinksAt, cutoutsAt, room }: NamedLayout,
  ids: readonly number[],
): TopLayout {
  const points = (at: NamedLayout['sinksAt']) => at.map(([alongMm, acrossMm]) => ({ alongMm, acrossMm }));
  return {
    along,
    across: 'wall',
    sinks: points(sinksAt),
    cutouts: ids.map((cutoutId, index) => ({ cutoutId, at: points(cutoutsAt[index] ?? []) })),
    ...(room && { room }),
  };
}
