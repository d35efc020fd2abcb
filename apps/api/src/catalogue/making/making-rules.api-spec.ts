import {
  defaultMakingRules,
  type MakingRules,
  type MakingSettings,
  type Material,
  paths,
  type QuoteResponse,
} from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);
beforeEach(() => api.sql('TRUNCATE making_rules'));

const read = async () => (await staff.get(paths.making)).json<MakingSettings>();
const rulesWith = (front: number): MakingRules => ({
  ...defaultMakingRules,
  natural: { ...defaultMakingRules.natural, frontMm: front },
});
const save = (version: number, rules: MakingRules) => staff.put(paths.making, { version, rules });

it('starts with the defaults; a changed number applies to the calculator immediately, and is in the audit log', async () => {
  expect(await read()).toEqual({ rules: defaultMakingRules, version: 0, lastChange: null });
  expect((await save(0, rulesWith(45))).json()).toMatchObject({
    version: 1,
    lastChange: { by: 'Alison', fields: ['natural.frontMm'] },
  });
  const materials = (await api.get(paths.materials)).json<Material[]>();
  const frontOf = (name: string) => materials.find((one) => one.name === name)?.making?.frontMm;
  expect([frontOf('Marble'), frontOf('Quartz')]).toEqual([45, 20]);
  expect((await auditEntriesOf(api, '1')).at(-1)).toMatchObject({
    action: 'making-rules.update',
    before: { 'natural.frontMm': 20 },
    after: { 'natural.frontMm': 45 },
  });
});

it('decides what of a saved quote can be ordered today', async () => {
  const parts = await readCatalogue(api);
  const tapId = parts.cutout('Tap hole, 35 mm').id;
  const { id } = await saveAQuote(api, {
    sinkTypeId: parts.sinkType('Undermount Oval').id,
    cutoutIds: [tapId],
    layout: {
      along: 'left',
      across: 'wall',
      sinks: [{ alongMm: 600, acrossMm: 194 }],
      cutouts: [{ cutoutId: tapId, at: [{ alongMm: 600, acrossMm: 40 }] }],
    },
  });
  const quote = async () => (await api.get(paths.quote(id))).json<QuoteResponse>();
  expect((await quote()).paymentBlocker).toBeNull();
  await save(0, rulesWith(45));
  expect(await quote()).toMatchObject({
    paymentBlocker: 'invalid-configuration',
    contradictions: ['‘Undermount Oval’ leaves 38 mm of stone to the front edge; it needs 45 mm.'],
    conflictingParts: ['Undermount Oval'],
  });
});

it('can undo the last change once, and does not overwrite what somebody else has saved meanwhile', async () => {
  await save(0, rulesWith(45));
  const { details } = expectError(await save(0, rulesWith(50)), 'making/changed-meanwhile');
  expect(details?.current).toMatchObject({ version: 1, rules: { natural: { frontMm: 45 } } });
  expect((await save(0, rulesWith(45))).json()).toMatchObject({ version: 1 });
  expect((await staff.post(paths.undoMaking, { version: 1 })).json()).toMatchObject({
    rules: defaultMakingRules,
    version: 2,
    lastChange: null,
  });
  expectError(await staff.post(paths.undoMaking, { version: 2 }), 'making/not-undoable');
});

it.each<[string, unknown]>([
  ['a number beyond its limits', rulesWith(900)],
  ['a part of a millimetre', rulesWith(20.5)],
  ['a missing group', { ...defaultMakingRules, general: undefined }],
  ['a text', 'all'],
])('refuses %s', async (_, rules) => {
  const { details } = expectError(await save(0, rules as MakingRules), 'request/invalid');
  expect(details?.fields).toMatchObject([{ field: 'rules' }]);
});
