import { type AdminJob, paths } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuoteDetail } from '../../../features/orders/testing/a-quote';
import { renderAdmin } from '../../../testing/render-admin';
import { JobSection } from './job-section';

const user = userEvent.setup();
const quote = aQuoteDetail();
const job: AdminJob = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  name: 'Flat 12–24, Abbey Street',
  canChange: true,
  tops: [
    { id: quote.id, reference: quote.reference, quantity: 1, stage: 'measured', totalPrice: '477.00' },
    { id: 'other', reference: 'VT-26-00413', quantity: 24, stage: null, totalPrice: '259.20' },
  ],
};
const show = (jobDetail: AdminJob | null) => {
  const api = new FakeServer().on('PUT', paths.quoteJob(quote.id), mockResponses.ok(quote));
  renderAdmin(<JobSection quote={{ ...quote, jobDetail }} />);
  return api;
};
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

it('shows the job of a quote, with links to the other quotes', () => {
  show(job);
  expect(screen.getByText(job.name)).toBeVisible();
  expect(screen.getByText('25 tops')).toBeVisible();
  expect(screen.getByRole('link', { name: 'VT-26-00413' })).toHaveAttribute(
    'href',
    expect.stringContaining('item=other'),
  );
  expect(screen.getByRole('link', { name: 'Customer’s page' })).toHaveAttribute('href', `/job/${job.id}`);
  expect(screen.getByRole('link', { name: 'Show in the list' })).toHaveAttribute(
    'href',
    expect.stringContaining(`job=${job.id}`),
  );
});

it('makes a job of several quotes by reference', async () => {
  const api = show(null);
  const dialog = await press('Create a job…');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Abbey Street');
  await user.type(dialog.getByRole('textbox', { name: /^References/ }), '{Enter}vt-26-00413, VT-26-00414');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job saved')).toBeVisible();
  expect(api.sent('PUT', paths.quoteJob(quote.id))[0]?.body).toEqual({
    name: 'Abbey Street',
    references: ['VT-26-00412', 'vt-26-00413', 'VT-26-00414'],
  });
});

it('keeps the quotes after a payment, but changes the name', async () => {
  const api = show({ ...job, canChange: false });
  const dialog = await press('Change job…');
  expect(dialog.queryByRole('textbox', { name: /^References/ })).not.toBeInTheDocument();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Station Road');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Job saved');
  expect(api.sent('PUT', paths.quoteJob(quote.id))[0]?.body).toEqual({
    name: 'Station Road',
    references: ['VT-26-00412', 'VT-26-00413'],
  });
});
