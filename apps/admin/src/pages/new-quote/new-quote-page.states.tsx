import { paths, type Color, type Cutout, type Material, type Thickness } from '@app/contracts';
import { mockResponses, type MockResponse, type FakeServer } from '@app/web-client/testing';
import type { PlayContext } from '@app/ui/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aWorkload } from '../../features/board/testing/a-card';
import { aPerson } from '../people/testing/a-person';
import { aTradeCustomer, tradeCustomersResponse } from '../trade/testing/trade-customers';

const tradeCustomer = tradeCustomersResponse({
  customers: [aTradeCustomer({ percentages: [{ materialId: 1, percent: '12.50' }] })],
});
const color = { id: 11, materialId: 1, name: 'Calacatta Gold', hexCode: '#e7e1d5', priceModifier: '8.50' };
const longPerson = aPerson({
  key: 'adaeze.featherstonehaugh-cholmondeley@architects.example',
  names: ['Adaeze Featherstonehaugh-Cholmondeley'],
  emails: ['adaeze.featherstonehaugh-cholmondeley@architects.example'],
});

const catalogue = (api: FakeServer) =>
  api
    .on(
      'GET',
      paths.materials,
      mockResponses.ok([
        { id: 1, name: 'Marble', thicknesses: [] as string[], colors: [color as Color] } as Material,
      ]),
    )
    .on(
      'GET',
      paths.thicknesses,
      mockResponses.ok([{ id: 3, value: '20mm', displayName: '20mm' } as Thickness]),
    )
    .on('GET', paths.tradeCustomers, mockResponses.ok(tradeCustomer))
    .on('GET', paths.workshop, mockResponses.ok(aWorkload()))
    .on('GET', paths.sinkTypes, mockResponses.ok([]))
    .on(
      'GET',
      paths.cutouts,
      mockResponses.ok([
        { id: 7, name: 'Tap hole, 35 mm', priceModifier: '25.00' },
        { id: 8, name: 'Corner notch', priceModifier: '40.00' },
      ] as Cutout[]),
    )
    .on('GET', `${paths.people}?search=ada&pageSize=4`, mockResponses.list([aPerson(), longPerson]));
const saved = { id: 'mLSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00412', totalPrice: '382.50' };

async function fill({ user, screen }: PlayContext) {
  await user.selectOptions(await screen.findByLabelText('Material'), 'Marble');
  await user.selectOptions(screen.getByLabelText('Colour'), 'Calacatta Gold');
  await user.type(screen.getByLabelText('Length'), '1200');
  await user.type(screen.getByLabelText('Width'), '350');
  await user.type(screen.getByLabelText(/^Amount/), '25.5');
  await user.type(screen.getByLabelText(/^Reason/), 'Delivery to the third floor');
}
const press = ({ user, screen }: PlayContext, name: string) =>
  user.click(screen.getByRole('button', { name }));

const newQuote = (play?: AdminUiState['play'], answer: MockResponse = mockResponses.created(saved)) =>
  adminUiState('/admin/quotes/new', {
    api: (api) =>
      catalogue(api)
        .on('POST', paths.adminQuotes, answer)
        .on('POST', paths.adminEmailQuote(saved.id), mockResponses.refused('server/unavailable')),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: new quote',
  states: {
    empty: newQuote(({ screen }) => screen.findByLabelText('Name')),
    'with price lines added by staff': newQuote(async (context) => {
      const { user, screen } = context;
      await fill(context);
      await press(context, 'Add a line');
      const [, amount] = screen.getAllByLabelText(/^Amount/);
      const [, unit] = screen.getAllByLabelText('In');
      const [, reason] = screen.getAllByLabelText(/^Reason/);
      if (!amount || !unit || !reason) throw new Error('there is no second line');
      await user.type(amount, '-10');
      await user.selectOptions(unit, '%');
      await user.type(reason, 'Agreed with the customer on the phone, because the first top was a week late');
    }),
    'a customer whom we know': newQuote(async ({ user, screen }) => {
      await user.type(await screen.findByLabelText('Name'), 'ada');
      await screen.findByText('Customers we know');
    }),
    'for a trade customer': newQuote(async (context) => {
      await fill(context);
      await context.user.type(context.screen.getByLabelText('Email'), 'ana@marsh.example');
      await context.screen.findByText('Trade prices for Marsh Bathrooms Ltd');
    }),
    'validation errors': newQuote(async (context) => {
      await context.screen.findByLabelText('Name');
      await press(context, 'Save and email');
      await context.screen.findByText('Please choose a material');
    }),
    'the price has changed': newQuote(
      async (context) => {
        await fill(context);
        await press(context, 'Save quote');
        await context.screen.findByText(/The total is now £403.50/);
      },
      mockResponses.refused('quote/price-changed', { totalPrice: '403.50' }),
    ),
    'saved, but the email failed': newQuote(async (context) => {
      await fill(context);
      await context.user.type(context.screen.getByLabelText('Email'), 'hugh@penrose.example');
      await press(context, 'Save and email');
      await context.screen.findByText(/the email could not be sent/);
    }),
    'inquiry not found': adminUiState('/admin/quotes/new?inquiry=contact-kLSwY2vXZwqkrDQuVyeBfQ', {
      api: (api) =>
        catalogue(api).on(
          'GET',
          paths.adminInquiry('contact', 'kLSwY2vXZwqkrDQuVyeBfQ'),
          mockResponses.refused('inquiry/not-found'),
        ),
      play: ({ screen }) => screen.findByText('Not found'),
    }),
  },
};
