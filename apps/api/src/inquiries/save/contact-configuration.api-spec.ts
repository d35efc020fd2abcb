import { inquiryConfigurationLimits, paths, type ContactConfiguration, type ErrorCode } from '@app/contracts';
import { aContact } from '../../testing/builders/an-inquiry';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

let ids: Record<
  'material' | 'otherMaterial' | 'color' | 'thickness' | 'sink' | 'noSink' | 'cutout' | 'noCutouts',
  number
>;
const api = useApi();
beforeAll(async () => {
  const parts = await readCatalogue(api);
  const quartz = parts.material('Quartz');
  ids = {
    material: quartz.id,
    otherMaterial: parts.material('Marble').id,
    color: quartz.colors[0]?.id ?? 0,
    thickness: parts.thickness('20mm').id,
    sink: parts.sinkType('Undermount Oval').id,
    noSink: parts.sinkType('No Sink').id,
    cutout: parts.cutout('Tap hole, 35 mm').id,
    noCutouts: parts.cutout('No Cutouts').id,
  };
});
beforeEach(() => api.sql('TRUNCATE contact_inquiry, mail, staff_task, use_counter CASCADE'));

const send = (configuration: unknown) => api.post(paths.contact, { ...aContact(), configuration });
const storedConfiguration = async () =>
  (await api.sql<{ configuration: unknown }>('SELECT configuration FROM contact_inquiry'))[0]?.configuration;

const aConfiguration = (): ContactConfiguration => ({
  materialId: ids.material,
  colorId: ids.color,
  thicknessId: ids.thickness,
  length: 3200,
  width: 420,
  quantity: 3,
  sinkTypeId: ids.sink,
  cutoutIds: [ids.cutout],
  notes: 'Left end against a wall',
});

describe('a top that the calculator cannot price', () => {
  it('is stored with the current names of its parts, larger than the calculator allows', async () => {
    expect((await send(aConfiguration())).statusCode).toBe(201);
    const name = async (table: string, id: number, column = 'name') =>
      (await api.sql<{ name: string }>(`SELECT ${column} AS name FROM ${table} WHERE id = $1`, [id]))[0]
        ?.name;
    expect(await storedConfiguration()).toEqual({
      material: { id: ids.material, name: 'Quartz' },
      color: { id: ids.color, name: await name('color', ids.color) },
      thickness: { id: ids.thickness, name: await name('thickness', ids.thickness, 'display_name') },
      lengthMm: 3200,
      widthMm: 420,
      quantity: 3,
      sinkType: { id: ids.sink, name: await name('sink_type', ids.sink) },
      cutouts: [{ id: ids.cutout, name: await name('cutout', ids.cutout) }],
      notes: 'Left end against a wall',
    });
  });

  it('keeps the names of its parts when the catalogue changes', async () => {
    await send(aConfiguration());
    await api.sql('UPDATE material SET name = $1 WHERE id = $2', ['Renamed', ids.material]);
    expect(await storedConfiguration()).toMatchObject({ material: { name: 'Quartz' } });
    await api.sql('UPDATE material SET name = $1 WHERE id = $2', ['Quartz', ids.material]);
  });

  it('may be in a discontinued material, because staff will answer', async () => {
    await api.sql('UPDATE color SET is_active = false WHERE id = $1', [ids.color]);
    expect((await send({ colorId: ids.color, length: 3200 })).statusCode).toBe(201);
    await api.sql('UPDATE color SET is_active = true WHERE id = $1', [ids.color]);
    expect(await storedConfiguration()).toMatchObject({ color: { id: ids.color }, material: null });
  });

  it('is accepted in all formats of a quote (D11)', async () => {
    const formats = {
      materialId: `${ids.material}`,
      colorId: '',
      thicknessId: null,
      length: ' 3200 ',
      width: '420',
      sinkTypeId: ids.noSink,
      cutoutIds: `[${ids.cutout}, "${ids.cutout}", ${ids.noCutouts}]`,
      notes: '  ',
      extra: 'dropped',
    };
    expect((await send(formats)).statusCode).toBe(201);
    expect(await storedConfiguration()).toMatchObject({
      material: { id: ids.material },
      color: null,
      thickness: null,
      lengthMm: 3200,
      widthMm: 420,
      sinkType: null,
      cutouts: [{ id: ids.cutout }],
      notes: null,
    });
    expect(JSON.stringify(await storedConfiguration())).not.toContain('dropped');
  });

  it.each([[undefined], [null], [{}], [{ length: '', cutoutIds: [], notes: ' ' }], [{ sinkTypeId: null }]])(
    'is stored as null if it has no values: %j',
    async (configuration) => {
      expect((await send(configuration)).statusCode).toBe(201);
      expect(await storedConfiguration()).toBeNull();
    },
  );

  it.each<[string, unknown, ErrorCode, string]>([
    ['a text', '{}', 'request/invalid', 'configuration'],
    ['a length of 0', { length: 0 }, 'request/invalid', 'configuration.length'],
    ['a size beyond any stone', { width: '10001' }, 'request/invalid', 'configuration.width'],
    ['an invalid quantity', { length: 3200, quantity: 1000 }, 'request/invalid', 'configuration.quantity'],
    ['an unknown material', { materialId: 999 }, 'quote/unknown-part', 'configuration.materialId'],
    ['an unknown colour', { colorId: '999' }, 'quote/unknown-part', 'configuration.colorId'],
    ['an unknown thickness', { thicknessId: 999 }, 'quote/unknown-part', 'configuration.thicknessId'],
    ['an unknown sink', { sinkTypeId: 999 }, 'quote/unknown-part', 'configuration.sinkTypeId'],
    ['an unknown cut-out', { cutoutIds: '999' }, 'quote/unknown-part', 'configuration.cutoutIds'],
  ])('is refused with %s, naming the field', async (_, configuration, code, field) => {
    const error = expectError(await send(configuration), code);
    expect(error.details?.fields).toEqual([{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
    expect(await api.sql('SELECT id FROM contact_inquiry')).toEqual([]);
  });

  it('is refused in a colour of another material', async () => {
    const response = await send({ ...aConfiguration(), materialId: ids.otherMaterial });
    expect(expectError(response, 'quote/color-of-other-material').details?.fields).toEqual([
      { field: 'configuration.colorId', message: 'Please select a colour of this material.' },
    ]);
  });

  it('is refused with all its errors and those of the form together', async () => {
    const response = await api.post(paths.contact, {
      ...aContact(),
      email: 'ada',
      configuration: { length: 'long', width: {} },
    });
    expect(expectError(response, 'request/invalid').details?.fields?.map(({ field }) => field)).toEqual([
      'email',
      'configuration.length',
      'configuration.width',
    ]);
  });

  it('may have every field at its maximum', async () => {
    const { lengthMm, widthMm, notes } = inquiryConfigurationLimits;
    const largest = { length: lengthMm.max, width: widthMm.max, notes: '🛁'.repeat(notes) };
    const message = '🛁'.repeat(4_000);
    const response = await api.post(paths.contact, { ...aContact(), message, configuration: largest });
    expect(response.statusCode).toBe(201);
  });
});
