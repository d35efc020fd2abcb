import { paths, type AdminCutout, type AdminSinkType, type QuoteResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { catalogueCalls, uniqueName } from './testing/item-rows';

const api = useApi();
const staff = useStaff(api);
const { create, change } = catalogueCalls(staff);

it('a sink is a cut-out only until staff say that its basin is included', async () => {
  const sink = await create<AdminSinkType>('sink-types');
  const savedLine = async () =>
    (await saveAQuote(api, { sinkTypeId: sink.id })).lines.find(({ kind }) => kind === 'sink')?.calculation;

  expect(await savedLine()).toBe('No charge; cut-out only, no basin');
  await change('sink-types', sink.id, { includesBasin: true });
  expect(await savedLine()).toBe('No charge; basin included');
});

it('cut-outs that exclude each other can be quoted together but not paid, also after one is renamed', async () => {
  const first = await create<AdminCutout>('cutouts');
  const second = await create<AdminCutout>('cutouts', { excludes: [first.name] });
  const renamed = uniqueName();
  await change('cutouts', first.id, { name: renamed });

  const { id } = await saveAQuote(api, { cutoutIds: [first.id, second.id] });
  const quote = (await api.get(paths.quote(id))).json<QuoteResponse>();
  expect(quote.contradictions).toContain(
    `‘${renamed}’ and ‘${second.name}’ cannot be in the same top. Choose one of them.`,
  );
  expect(quote.paymentBlocker).toBe('invalid-configuration');
});

it('a cut-out excludes only what is in the catalogue', async () => {
  const reply = await staff.post(paths.adminItems('cutouts'), { name: uniqueName(), excludes: ['Moon'] });
  expectError(reply, 'request/invalid');
});
