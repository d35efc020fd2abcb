import { CatalogueCache } from './catalogue';
import { sampleTops } from './sample-tops';
import { useApi } from './testing/servers/use-api';

const api = useApi();

it('invents tops that the demo catalogue sells, of every material that is sold', async () => {
  const tops = sampleTops(await api.app.get(CatalogueCache, { strict: false }).current());
  expect(tops).toHaveLength(400);
  expect(
    new Set(tops.map(({ snapshot }) => (snapshot as { material: { name: string } }).material.name)).size,
  ).toBeGreaterThan(3);
});
