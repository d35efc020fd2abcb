import { addDays, londonDay } from '@app/ui';
import { acrossElements } from '@app/ui/testing';
import {
  idempotencyKeyHeader,
  paths,
  type AdminInquiryDetail,
  type AdminQuoteDetail,
  type Color,
  type Cutout,
  type Material,
  type Thickness,
} from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Switch } from 'wouter';
import { aWorkload } from '../../features/board/testing/a-card';
import { NewQuoteButton } from '../../features/people/person-link';
import { renderAdmin } from '../../testing/render-admin';
import { aTradeCustomer, tradeCustomersResponse } from '../trade/testing/trade-customers';
import { NewQuotePage } from './new-quote-page';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';
const saved = { id: 'mLSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00412', totalPrice: '357.00' };
const color = { id: 11, materialId: 1, name: 'Calacatta Gold', hexCode: '#eeeeee', priceModifier: '8.50' };
const sold = (rate: string) => {
  const colors = [{ ...color, priceModifier: rate } as Color];
  return mockResponses.ok([{ id: 1, name: 'Marble', thicknesses: [] as string[], colors } as Material]);
};

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  api = new FakeServer()
    .on('GET', paths.materials, sold('8.50'))
    .on(
      'GET',
      paths.thicknesses,
      mockResponses.ok([{ id: 3, value: '20mm', displayName: '20mm' } as Thickness]),
    )
    .on('GET', paths.tradeCustomers, mockResponses.ok(tradeCustomersResponse({ customers: [] })))
    .on('GET', paths.workshop, mockResponses.ok(aWorkload()))
    .on('GET', paths.sinkTypes, mockResponses.ok([]))
    .on(
      'GET',
      paths.cutouts,
      mockResponses.ok([{ id: 7, name: 'Tap hole', priceModifier: '25.00' } as Cutout]),
    )
    .on('POST', paths.adminQuotes, mockResponses.created(saved))
    .on('POST', paths.adminEmailQuote(saved.id), mockResponses.ok({}));
});
const open = (query = '') => renderAdmin(<NewQuotePage />, { at: `/quotes/new${query}` });
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sentBodies = () => api.sent('POST', paths.adminQuotes).map(({ body }) => body);

async function describeTop() {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Material' }), 'Marble');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'Calacatta Gold');
  await user.tab();
  await user.tab();
  await user.keyboard('1200');
  await user.tab();
  await user.keyboard('350');
}

it('is prefilled with the customer of the record it was started from', async () => {
  const customer = { name: 'Ada', email: 'ada@example.com', phone: '0118 496 0177' };
  renderAdmin(
    <Switch>
      <Route path="/quotes/new" component={NewQuotePage} />
      <Route>
        <NewQuoteButton customer={customer} />
      </Route>
    </Switch>,
  );
  await user.click(screen.getByRole('link', { name: 'New quote' }));
  expect(await field('Name')).toHaveValue('Ada');
  expect(await field('Email')).toHaveValue('ada@example.com');
  expect(await field('Phone')).toHaveValue('0118 496 0177');
});

it('shows a trade customer’s price as soon as the address is typed, and sends it', async () => {
  const customers = [aTradeCustomer({ percentages: [{ materialId: 1, percent: '12.50' }] })];
  api.on('GET', paths.tradeCustomers, mockResponses.ok(tradeCustomersResponse({ customers, floor: null })));
  open();
  await describeTop();
  const price = screen.getByRole('complementary', { name: 'Price' });
  await user.type(await field('Email'), 'Ana@Marsh.example');
  expect(screen.getByText('Trade prices for Marsh Bathrooms Ltd')).toBeVisible();
  expect(within(price).getByText('12.5% off £357.00')).toBeVisible();
  expect(within(price).getByText('£312.37')).toBeVisible();
  await press('Save quote');
  expect(sentBodies()).toMatchObject([{ shownTotal: '312.37' }]);
});

it('says beside the cut-outs, as they are ticked, that two of them exclude each other', async () => {
  const tap = { id: 7, name: 'Tap hole', priceModifier: '25.00', excludes: ['Three tap holes'] };
  const three = { id: 8, name: 'Three tap holes', priceModifier: '60.00', excludes: [] as string[] };
  api.on('GET', paths.cutouts, mockResponses.ok([tap as unknown as Cutout, three as unknown as Cutout]));
  open();
  const sentence = '‘Tap hole’ and ‘Three tap holes’ cannot be in the same top. Choose one of them.';
  await user.click(await screen.findByRole('checkbox', { name: /^Tap hole/ }));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Three tap holes/ }));
  const beside = screen.getAllByText(sentence).filter((one) => one.closest('[role=status]'));
  expect(beside).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /^Tap hole/ }));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('sends an adjustment with its reason, marked manual, and another date and channel', async () => {
  open();
  await describeTop();
  await user.type(screen.getByRole('textbox', { name: 'Amount optional' }), '-25.25');
  await press('Save quote');
  expect(await screen.findByText('Please enter a reason. The customer sees it.')).toBeVisible();

  await user.type(await field('Reason optional'), 'Ex-display stone');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Received by' }), 'Showroom');
  const day = addDays(londonDay(), 60);
  await user.clear(screen.getByLabelText('Valid until'));
  await user.type(screen.getByLabelText('Valid until'), day);
  const price = within(screen.getByRole('complementary', { name: 'Price' }));
  expect(price.getByText('Ex-display stone')).toHaveTextContent('Manual');
  expect(price.getByText('£331.75')).toBeVisible();
  await press('Save quote');

  await screen.findByText(acrossElements('VT-26-00412, £357.00.'));
  expect(sentBodies()[0]).toMatchObject({
    adjustments: [{ unit: 'pounds', amount: '-25.25', reason: 'Ex-display stone' }],
    channel: 'showroom',
    lastValidDay: day,
    shownTotal: '331.75',
  });
});

it('has several lines of staff, in pounds and in per cent, and leaves out the removed and the empty ones', async () => {
  open();
  await describeTop();
  const line = (place: number) =>
    within(screen.getByRole('button', { name: `Remove line ${place}` }).closest('li') ?? document.body);
  const write = async (place: number, amount: string, reason: string) => {
    await user.type(line(place).getByLabelText(/^Amount/), amount);
    await user.type(line(place).getByLabelText(/^Reason/), reason);
  };
  await write(1, '-10', 'Friend of the shop');
  await user.selectOptions(line(1).getByLabelText('In'), '%');
  await press('Add a line');
  await write(2, '5', 'A mistake');
  await press('Add a line');
  await write(3, '40', 'Third floor');
  await press('Remove line 2');
  await press('Add a line');
  const price = within(screen.getByRole('complementary', { name: 'Price' }));
  expect(price.getByText('10% off £357.00')).toBeVisible();
  expect(price.getByText('£361.30')).toBeVisible();
  await press('Save quote');
  expect(sentBodies()).toMatchObject([
    {
      adjustments: [
        { unit: 'percent', amount: '-10.00', reason: 'Friend of the shop' },
        { unit: 'pounds', amount: '40.00', reason: 'Third floor' },
      ],
      shownTotal: '361.30',
      replacesQuoteId: null,
    },
  ]);
});

it('suggests customers whom we know while their name is typed, and fills in their details', async () => {
  const ada = {
    key: 'ada@example.com',
    names: ['Ada Lovelace'],
    emails: ['ada@example.com'],
    phones: ['0118 496 0177'],
  };
  api.on('GET', `${paths.people}?search=love&pageSize=4`, mockResponses.list([ada]));
  open();
  await user.type(await field('Name'), 'love');
  await user.click(await screen.findByRole('button', { name: /^Ada Lovelace/ }));
  expect(await field('Name')).toHaveValue('Ada Lovelace');
  expect(await field('Email')).toHaveValue('ada@example.com');
  expect(await field('Phone')).toHaveValue('0118 496 0177');
  expect(screen.queryByRole('button', { name: /^Ada Lovelace/ })).not.toBeInTheDocument();
});

it('emails the quote, and asks for a missing email address', async () => {
  open();
  await describeTop();
  await press('Save and email');
  expect(await screen.findByText('Please enter the email to send it to')).toBeVisible();
  expect(sentBodies()).toEqual([]);

  await user.type(await field('Email'), 'ada@example.com');
  await press('Save and email');
  expect(await screen.findByRole('heading', { name: 'Quote saved and emailed' })).toHaveFocus();
  expect(screen.getByText(/The email to ada@example.com is being sent/)).toBeVisible();
  expect(api.sent('POST', paths.adminEmailQuote(saved.id))).toHaveLength(1);
});

it.each(['while the first is still on its way', 'before anything could be drawn'])(
  'makes only one quote and emails it if ‘Save quote’ is pressed after ‘Save and email’, %s',
  async (when) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    api.on('POST', paths.adminQuotes, (request) => arrived.then(() => mockResponses.created(saved)(request)));
    open();
    await user.type(await field('Email'), 'ada@example.com');
    await describeTop();
    const [email, save] = ['Save and email', 'Save quote'].map((name) =>
      screen.getByRole('button', { name }),
    );
    if (when.startsWith('before')) {
      act(() => {
        email?.click();
        save?.click();
      });
    } else {
      await press('Save and email');
      await press('Save quote');
      expect(email).toHaveAttribute('aria-busy', 'true');
      expect(save).not.toHaveAttribute('aria-busy');
    }
    arrive();
    expect(await screen.findByText(/The email to ada@example.com is being sent/)).toBeVisible();
    expect(sentBodies()).toHaveLength(1);
  },
);

it('keeps a quote whose email failed, and sends it again', async () => {
  api.on('POST', paths.adminEmailQuote(saved.id), mockResponses.refused('server/unavailable'));
  open();
  await user.type(await field('Email'), 'ada@example.com');
  await describeTop();
  await press('Save and email');
  expect(await screen.findByText(/the email could not be sent/)).toBeVisible();

  api.on('POST', paths.adminEmailQuote(saved.id), mockResponses.ok({}));
  await press('Send email again');
  expect(await screen.findByText(/The email to .* is being sent/)).toBeVisible();
  expect(sentBodies()).toHaveLength(1);
});

it('saves the same quote again if the answer was lost', async () => {
  api.on('POST', paths.adminQuotes, mockResponses.unreachable());
  open();
  await describeTop();
  await press('Save quote');
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  api.on('POST', paths.adminQuotes, mockResponses.created(saved));
  await press('Save quote');
  expect(await screen.findByRole('heading', { name: 'Quote saved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an order…' })).toHaveAttribute(
    'href',
    `/admin/orders/new?quotes=${saved.id}`,
  );
  const keys = api.sent('POST', paths.adminQuotes).map(({ headers }) => headers[idempotencyKeyHeader]);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('shows the new price if the catalogue has changed, and saves at that price', async () => {
  open();
  await describeTop();
  api
    .on('POST', paths.adminQuotes, mockResponses.refused('quote/price-changed', { totalPrice: '378.00' }))
    .on('GET', paths.materials, sold('9.00'));
  await press('Save quote');

  expect(await screen.findByText(/The total is now £378.00/)).toBeVisible();
  const price = within(screen.getByRole('complementary', { name: 'Price' }));
  await waitFor(() => expect(price.getAllByText('£378.00')).not.toHaveLength(0));
  api.on('POST', paths.adminQuotes, mockResponses.created({ ...saved, totalPrice: '378.00' }));
  await press('Save quote');
  expect(await screen.findByText(acrossElements('VT-26-00412, £378.00.'))).toBeVisible();
  expect(sentBodies()[1]).toMatchObject({ shownTotal: '378.00' });
});

it('asks before discarding input', async () => {
  open();
  await user.type(await field('Name'), 'Ada');
  await press('Cancel');

  expect(await screen.findByText('Discard changes?')).toBeVisible();
  expect(window.location.pathname).toBe('/admin/quotes/new');
  await press('Discard changes');
  expect(window.location.pathname).toBe('/admin');
});

describe('for an inquiry', () => {
  const inquiry = {
    id,
    form: 'contact',
    name: 'Harriet Cole',
    email: 'harriet@cole.example',
    phone: '0118 496 0177',
    configuration: {
      material: { id: 1, name: 'Marble' },
      color: { id: 11, name: 'Calacatta Gold' },
      thickness: { id: 3, name: '20mm' },
      lengthMm: 3400,
      widthMm: 350,
      sinkType: { id: 5, name: 'Belfast' },
      cutouts: [],
      notes: null,
    },
  } as unknown as AdminInquiryDetail;

  it('is prefilled with the inquiry, checks its size and leaves out discontinued items', async () => {
    api.on('GET', paths.adminInquiry('contact', id), mockResponses.ok(inquiry));
    open(`?inquiry=contact-${id}`);
    expect(await field('Name')).toHaveValue('Harriet Cole');
    expect(
      await screen.findByText(/^We can cut 100 to 3,200 mm\. Quote two tops with a joint/),
    ).toBeVisible();
    expect(screen.getByText('No longer available and left out: Belfast.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Received by' })).toHaveDisplayValue('Email');

    await user.clear(await field('Length'));
    await user.type(await field('Length'), '1200');
    await press('Save quote');
    await screen.findByText(/^VT-26-00412/);
    expect(sentBodies()[0]).toMatchObject({
      customerEmail: 'harriet@cole.example',
      inquiry: { form: 'contact', id },
    });
  });
});

const earlierQuote = {
  id,
  reference: 'VT-26-00400',
  validUntil: '2126-12-22T00:00:00.000Z',
  customerName: 'Tom Hadley',
  customerEmail: null,
  customerPhone: '07700 900381',
  channel: 'web',
  materialId: 1,
  material: { name: 'Marble' },
  colorId: 11,
  color,
  thicknessId: 3,
  thickness: { displayName: '20mm' },
  length: 900,
  width: 340,
  sinkTypeId: null,
  sinkType: null,
  cutouts: [{ id: 7, name: 'Tap hole' }],
  notes: 'Third floor',
  adjustments: [{ unit: 'pounds', amount: '-25.25', reason: 'Ex-display stone' }],
} as unknown as AdminQuoteDetail;

it('makes a copy of an earlier quote', async () => {
  api.on('GET', paths.adminQuote(id), mockResponses.ok(earlierQuote));
  open(`?from=${id}`);

  expect(await field('Name')).toHaveValue('Tom Hadley');
  expect(await field('Width')).toHaveValue('340');
  expect(screen.getByRole('checkbox', { name: /Tap hole/ })).toBeChecked();
  expect(await field('Note on the quote')).toHaveValue('Third floor');
  expect(screen.getByRole('textbox', { name: 'Amount optional' })).toHaveValue('-25.25');
  expect(await field('Reason optional')).toHaveValue('Ex-display stone');
});

it('edits an earlier quote by saving another in its place', async () => {
  api.on('GET', paths.adminQuote(id), mockResponses.ok(earlierQuote));
  open(`?edit=${id}`);
  expect(await screen.findByRole('heading', { name: acrossElements('Edit VT-26-00400') })).toBeVisible();
  const width = await field('Width');
  await user.clear(width);
  await user.type(width, '350');
  await press('Save quote');
  await screen.findByText(acrossElements('VT-26-00412, £357.00.'));
  expect(sentBodies()).toMatchObject([
    { replacesQuoteId: id, width: 350, lastValidDay: '2126-12-21', customerName: 'Tom Hadley' },
  ]);
});
