import { defaultCompany } from '@app/contracts';
import { bank, banner, company, credit, kitchenPartner, setCompany, showroom, socialLinks } from '.';
import { toCompanyFacts } from './company-facts';

afterEach(() => setCompany(defaultCompany));

it('follows the owner’s changes without a restart', () => {
  setCompany({ ...defaultCompany, phone: '01872 240 111', bankNumber: '' });

  expect(company.phone).toEqual({ display: '01872 240 111', href: 'tel:+441872240111' });
  expect(bank.number).toBe('');
});

it.each([
  ['+44 (0)1872 240 111', 'tel:+441872240111'],
  ['0118 496 0123', 'tel:+441184960123'],
  ['', ''],
])('dials %s as %s', (phone, href) => {
  expect(toCompanyFacts({ ...defaultCompany, phone }).company.phone.href).toBe(href);
});

it('lists days in a row with the same hours in one line', () => {
  expect(showroom.hours.map(({ label, time }) => [label, time?.opens])).toEqual([
    ['Monday to Friday', '08:00'],
    ['Saturday', '10:00'],
    ['Sunday', undefined],
  ]);
  const weekend = [...defaultCompany.hours.slice(0, 5), null, null];
  const { hours } = toCompanyFacts({ ...defaultCompany, hours: weekend }).showroom;
  expect(hours.at(-1)).toMatchObject({ label: 'Saturday and Sunday', days: ['Saturday', 'Sunday'] });
  const closed = weekend.map(() => null);
  expect(toCompanyFacts({ ...defaultCompany, hours: closed }).showroom.hours).toEqual([]);
});

it('begins with the specified banner text, without an end date (D41)', () => {
  expect(banner).toEqual({
    text: 'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal',
  });
});

it('begins with fictional phone numbers and example domains only (D40)', () => {
  const { phone, tradePhone } = defaultCompany;
  for (const number of [phone, tradePhone]) expect(number).toMatch(/^0118 496 0\d{3}$/);
  for (const { url } of [...socialLinks, credit, kitchenPartner])
    expect(new URL(url).hostname).toMatch(/(?:^|\.)example\.com$/);
});
