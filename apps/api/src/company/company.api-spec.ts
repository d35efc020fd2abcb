import { company, setCompany } from '@app/content';
import { emptyCompany } from '@app/content/testing';
import {
  type Company,
  type CompanySettings,
  defaultCompany,
  paths,
  type PublicCompanyResponse,
} from '@app/contracts';
import { holdNewShop } from '../database/hold-new-shop';
import { bankAccount } from '../payments';
import { auditEntriesOf } from '../testing/audit-entries';
import { expectError } from '../testing/expect-error';
import { until } from '../testing/until';
import { useApi, useStaff } from '../testing/servers/use-api';
import { companyChanged } from './company-facts';
import { SaveCompany } from './save-company';

const own: Company = {
  ...emptyCompany,
  tradingName: 'Marsh Stone',
  legalName: 'Marsh Stone Ltd',
  email: 'shop@marshstone.co.uk',
  phone: '01872 240 111',
};

afterAll(() => setCompany(defaultCompany));

describe('the owner', () => {
  const api = useApi();
  const staff = useStaff(api);
  const notify = () => api.sql(`NOTIFY ${companyChanged}`);
  beforeEach(() => api.sql('TRUNCATE company').then(notify));

  const read = async () => (await staff.get(paths.company)).json<CompanySettings>();
  const readPublic = async () => (await api.get(paths.publicCompany)).json<PublicCompanyResponse>();
  const save = (version: number, changes: Partial<Company>) =>
    staff.put(paths.company, { ...defaultCompany, ...changes, version });

  it('starts with the examples, and shows a changed phone number immediately', async () => {
    expect(await read()).toMatchObject({
      company: defaultCompany,
      version: 0,
      lastChange: null,
      isOpen: true,
    });

    const reply = await save(0, { phone: ' 01872 240 111 ' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      company: { ...defaultCompany, phone: '01872 240 111' },
      version: 1,
      lastChange: { by: 'Alison', fields: ['phone'] },
    });
    expect(company.phone.href).toBe('tel:+441872240111');
    expect((await auditEntriesOf(api, '1')).at(-1)).toMatchObject({
      action: 'company.update',
      before: { phone: '0118 496 0123' },
      after: { phone: '01872 240 111' },
    });
  });

  it('can undo the last change once', async () => {
    await save(0, { phone: '01872 240 111' });
    expect((await staff.post(paths.undoCompany, { version: 1 })).json()).toMatchObject({
      company: defaultCompany,
      version: 2,
      lastChange: null,
    });
    expect((await auditEntriesOf(api, '1')).at(-1)).toMatchObject({ action: 'company.undo' });
    expectError(await staff.post(paths.undoCompany, { version: 2 }), 'company/not-undoable');
  });

  it('does not overwrite what somebody else has saved meanwhile', async () => {
    await save(0, { town: 'Truro' });
    const { details } = expectError(await save(0, { town: 'Bath' }), 'company/changed-meanwhile');
    expect(details?.current).toMatchObject({ version: 1, company: { town: 'Truro' } });
    expect((await save(0, { town: 'Truro' })).json()).toMatchObject({ version: 1 });
  });

  it('publishes neither the bank account nor staff’s email addresses', async () => {
    await save(0, { bankNumber: '12345678', bankSortCode: '01-02-03', teamEmail: 'team@shop.test' });
    expect(bankAccount()).toMatchObject({ number: '12345678' });
    const facts = await readPublic();
    expect(facts).toMatchObject({ tradingName: 'Readstone', version: 1, isOpen: true });
    expect(JSON.stringify(facts)).not.toMatch(/12345678|team@/);
  });

  it('publishes the closed days of the next two months', async () => {
    const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    await save(0, { closedDays: [inDays(90), inDays(10), inDays(10), '2020-12-25'] });
    expect((await read()).company.closedDays).toEqual(['2020-12-25', inDays(10), inDays(90)]);
    expect(await readPublic()).toMatchObject({ closedDays: [inDays(10)] });
  });

  it.each<[string, object]>([
    ['phone', { phone: 'ring us' }],
    ['tradingName', { tradingName: ' ' }],
    ['email', { email: '' }],
    ['bankSortCode', { bankSortCode: '010203' }],
    ['bankNumber', { bankNumber: '1234' }],
    ['hours', { hours: Array.from({ length: 7 }, () => ({ from: '17:00', to: '08:00' })) }],
    ['closedDays', { closedDays: ['2026-02-30'] }],
    ['socialLinks', { socialLinks: [{ name: 'Instagram', url: 'javascript:alert(1)' }] }],
    ['directionsUrl', { directionsUrl: 'maps' }],
    ['deliveryFee', { deliveryFee: '-5.00' }],
    ['weeksToHandOver', { weeksToHandOver: 0 }],
    ['bannerLastDay', { bannerLastDay: 'soon' }],
  ])('gets an error for an invalid %s', async (field, changes) => {
    const { details } = expectError(await save(0, changes), 'request/invalid');
    expect(details?.fields).toMatchObject([{ field }]);
  });

  it('reaches the other processes too', async () => {
    await api.sql(`INSERT INTO company (id, version, facts, changed_at) VALUES (1, 7, $1, now())`, [
      JSON.stringify({ ...defaultCompany, phone: '01872 240 222' }),
    ]);
    await notify();
    await until(async () => (await readPublic()).version === 7);
    expect(company.phone.display).toBe('01872 240 222');
    expect(await readPublic()).toMatchObject({ version: 7, phone: '01872 240 222' });
  });
});

describe('a new shop in production', () => {
  const api = useApi({ env: { APP_ENV: 'production' } });
  const actor = { userId: null, requestId: null };
  const holds = () => api.sql('SELECT reason FROM shop_hold');

  it('is on hold until the owner has named the company, and cannot go back to examples', async () => {
    await holdNewShop(api);
    expect(await holds()).toEqual([{ reason: 'company-incomplete' }]);
    const saving = api.app.get(SaveCompany, { strict: false });

    const half = await saving.save(actor, 0, { ...defaultCompany, phone: '01872 240 111' });
    expect(half).toMatchObject({ version: 1, isOpen: false });
    expect((await api.get(paths.publicCompany)).json()).toMatchObject({ isOpen: false });
    expect(await holds()).toHaveLength(1);

    expect(await saving.save(actor, 1, own)).toMatchObject({ version: 2, isOpen: true, missing: [] });
    expect(await holds()).toEqual([]);
    const slip = saving.save(actor, 2, { ...own, bannerText: 'Sale' });
    await expect(slip).rejects.toMatchObject({
      code: 'company/not-complete',
      details: { fields: [{ field: 'bannerLastDay' }] },
    });
    await expect(saving.undo(actor, 2)).rejects.toMatchObject({ code: 'company/not-complete' });

    await holdNewShop(api);
    expect(await holds()).toEqual([]);
  });
});
