import { setCompany } from '@app/content';
import { defaultCompany, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { CompanyPage } from './company-page';
import { companySettings, notOpen, phoneChanged } from './testing/company-settings';

const user = userEvent.setup();
const renderPage = (settings = companySettings()) => {
  const api = new FakeServer().on('GET', paths.company, mockResponses.ok(settings));
  renderAdmin(<CompanyPage />, { at: '/company' });
  return api;
};
const fill = async (label: string | RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (value) await user.type(field, value);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));

afterEach(() => setCompany(defaultCompany));

it('saves the facts with the version that was read', async () => {
  const company = { ...defaultCompany, phone: '01872 240 111' };
  const api = renderPage().on(
    'PUT',
    paths.company,
    mockResponses.ok(companySettings({ company, version: 4 })),
  );
  await fill(/^Phone/, '01872 240 111');
  await fill(/^Delivery fee/, '42');
  await fill(/^Social links/, 'Google Maps https://maps.example.com/us');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday: open' }));
  await save();

  expect(await screen.findByText('Saved')).toBeVisible();
  const hours = [...defaultCompany.hours.slice(0, 5), null, null];
  expect(api.sent('PUT', paths.company)[0]?.body).toEqual({
    ...defaultCompany,
    phone: '01872 240 111',
    deliveryFee: '42.00',
    socialLinks: [{ name: 'Google Maps', url: 'https://maps.example.com/us' }],
    hours,
    version: 3,
  });
});

it('shows what is wrong before it sends anything', async () => {
  const api = renderPage();
  await fill(/^Trading name/, '');
  await fill(/^Closed days/, '2026-02-30x');
  await fill(/^Social links/, 'Instagram');
  await save();

  expect(await screen.findByText('Please fill this in')).toBeVisible();
  expect(screen.getByText(/is not a date/)).toBeVisible();
  expect(screen.getByText(/starts with https/)).toBeVisible();
  expect(api.sent('PUT', paths.company)).toEqual([]);
});

it('undoes the last change', async () => {
  const api = renderPage(companySettings({ lastChange: phoneChanged })).on(
    'POST',
    paths.undoCompany,
    mockResponses.ok(companySettings({ version: 4 })),
  );
  expect(await screen.findByText(/^Alison changed this .*: phone\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(api.sent('POST', paths.undoCompany)[0]?.body).toEqual({ version: 3 });
});

it('takes closed days as people write them, and refuses a day that is none', async () => {
  const api = renderPage().on('PUT', paths.company, mockResponses.ok(companySettings({ version: 4 })));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Closed days/)).value).toMatch(
    /^25\/12\/2026\n/,
  );
  await fill(/^Closed days/, '31/02/2027');
  await save();
  expect(await screen.findByText('31/02/2027 is not a date such as 25/12/2026')).toBeVisible();
  await fill(/^Closed days/, '24/12/2026{Enter}1.1.27{Enter}2027-03-26');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.sent('PUT', paths.company)[0]?.body).toMatchObject({
    closedDays: ['2026-12-24', '2027-01-01', '2027-03-26'],
  });
});

it('lists what keeps a new shop closed', async () => {
  renderPage(notOpen);
  expect(await screen.findByText('The shop is not open yet')).toBeVisible();
  expect(screen.getByText(/^Legal name: This is an example/)).toBeVisible();
});
