import { paths } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan } from '../../testing/a-file';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { TradeForm } from './trade-form';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on('POST', paths.tradeInquiries, mockResponses.created({ id: 'an-id', status: 'new' }));
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: /^Submit/ });
const sent = () => api.sent('POST', paths.tradeInquiries);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });

function renderTradeForm() {
  render(
    <>
      <TradeForm />
      <ToastHost />
    </>,
  );
}

async function fillCompany({ phone = '0118 496 0888', email = 'ada@kennet.example' } = {}) {
  await user.type(field('Company name'), 'Kennet Build');
  await user.type(field('Contact name'), 'Ada Kennet');
  await user.type(field('Email'), email);
  if (phone) await user.type(field('Phone'), phone);
}

it('has a required and an optional part', () => {
  renderTradeForm();

  expect(screen.getByRole('heading', { name: 'Trade Inquiry Form' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Company Details' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Project Requirements' })).toBeVisible();
  expect(screen.getAllByRole('textbox').filter((input) => input.hasAttribute('required'))).toHaveLength(4);
  expect(screen.getAllByText('optional')).toHaveLength(8);
});

it('sends everything that was entered, says thanks and clears itself', async () => {
  renderTradeForm();
  await fillCompany();
  await user.type(field(/^Project type/), 'Hotel');
  await user.type(field(/^Quantity/), '14');
  await user.type(field(/^Materials/), 'Absolute Black');
  await user.type(field(/^Timeline/), 'May');
  await user.type(field(/^Edging requirements/), 'Ogee');
  await user.type(field(/^Specifications/), 'As drawn');
  await user.type(field(/^Additional details/), 'Lift to the third floor');
  await user.click(submitButton());

  expect(await toast('Trade Inquiry Submitted')).toBeVisible();
  expect(
    await toast(
      'Thank you for your inquiry. Our trade team will contact you within 24 hours to discuss your requirements.',
    ),
  ).toBeVisible();
  expect(sent()).toMatchObject([
    {
      body: {
        companyName: 'Kennet Build',
        contactName: 'Ada Kennet',
        email: 'ada@kennet.example',
        phone: '0118 496 0888',
        projectType: 'Hotel',
        quantity: '14',
        materials: 'Absolute Black',
        timeline: 'May',
        edgingRequirements: 'Ogee',
        specifications: 'As drawn',
        additionalDetails: 'Lift to the third floor',
      },
    },
  ]);
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
});

it('names what is missing, in a toast and at the fields', async () => {
  renderTradeForm();
  await user.click(submitButton());

  expect(await toast('Missing Information')).toBeVisible();
  expect(await toast('Please fill in all required fields.')).toBeVisible();
  const summary = screen.getByRole('group', { name: 'Four fields need another look' });
  expect(summary).toHaveFocus();
  expect(field('Phone')).toHaveAccessibleDescription('Please enter a phone number');
  expect(field('Phone')).toBeInvalid();
  expect(sent()).toEqual([]);
});

it('does not call invalid fields missing', async () => {
  renderTradeForm();
  await fillCompany({ email: 'ada.kennet.example' });
  await user.click(submitButton());

  expect(screen.getByText('One field needs another look')).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription('An email address has an @ in it');
  expect(screen.queryByText('Missing Information')).not.toBeInTheDocument();
});

it('keeps its input when sending failed', async () => {
  api.on('POST', paths.tradeInquiries, mockResponses.unreachable());
  renderTradeForm();
  await fillCompany();
  await user.type(field(/^Specifications/), 'As drawn');
  await user.click(submitButton());

  expect(await toast('Submission Failed')).toBeVisible();
  expect(await toast('Unable to submit your inquiry. Please try again or call us directly.')).toBeVisible();
  expect(field(/^Specifications/)).toHaveValue('As drawn');
  expect(screen.getByText(/What you typed is still here/)).toBeVisible();
});

it('shows that it is sending, and sends once', async () => {
  api.on('POST', paths.tradeInquiries, mockResponses.never());
  renderTradeForm();
  await fillCompany();
  await user.dblClick(submitButton());
  await user.type(field('Phone'), '{Enter}');

  expect(submitButton()).toHaveTextContent('Submitting...');
  expect(sent()).toHaveLength(1);
});

it('uploads drawings and schedules to the saved inquiry', async () => {
  api.on('POST', paths.tradeAttachments('an-id'), mockResponses.created({ attachments: [] }));
  renderTradeForm();
  await fillCompany();
  await user.upload(screen.getByLabelText(/^Photos or plans/), [aPlan('one.pdf'), aPlan('two.pdf')]);
  await user.click(submitButton());

  expect(await screen.findByText('Your 2 files have arrived.')).toBeVisible();
  expect(api.sent('POST', paths.tradeAttachments('an-id'))).toHaveLength(2);
});
