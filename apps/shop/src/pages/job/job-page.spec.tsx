import { paths } from '@app/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '../../testing/a-job';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { JobPage } from './job-page';

const user = userEvent.setup({ delay: null });
const job = aJob();

async function renderJobPage(details = {}) {
  new FakeApi().on('GET', paths.job(job.id), mockResponses.ok({ ...job, ...details }));
  render(<JobPage id={job.id} />);
  await screen.findByRole('heading', { name: job.name });
}

it('says which top blocks the payment, and offers none', async () => {
  const [first, second] = job.tops;
  await renderJobPage({
    tops: [first, second && { ...second, quote: { ...second.quote, paymentBlocker: 'expired' } }],
  });
  expect(screen.getByText('The price of this quote has expired.')).toBeVisible();
  expect(screen.getByText(/paid for all of its tops at once/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay Deposit' })).not.toBeInTheDocument();
});

it("shows each top's stage after a payment", async () => {
  await renderJobPage({
    receivedAmount: '73.62',
    tops: job.tops.map(({ quote }) => ({ quote: { ...quote, paymentBlocker: 'paid' }, stage: 'measured' })),
  });
  expect(screen.getAllByText(/Measured/)).toHaveLength(2);
  expect(screen.getByText('Received').nextElementSibling).toHaveTextContent('£73.62');
  expect(screen.getByText(/The deposit has been paid/)).toBeVisible();
});

it('says that a job does not exist, and reloads after a failure', async () => {
  const api = new FakeApi().on('GET', paths.job(job.id), mockResponses.text(503, ''));
  render(<JobPage id={job.id} />);
  await screen.findByText(/HTTP 503/);
  api.on('GET', paths.job(job.id), mockResponses.refused('job/not-found'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Job Not Found')).toBeVisible();
});
