import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { submittedFormState } from '../../testing/submitted-form-state';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { TradeForm } from './trade-form';

const view = TradeForm;
const submit = ({ user, screen }: PlayContext) =>
  user.click(screen.getByRole('button', { name: 'Submit Trade Inquiry' }));

async function write({ user, screen }: PlayContext) {
  await user.type(screen.getByLabelText('Company name'), 'Kennet Build');
  await user.type(screen.getByLabelText('Contact name'), 'Jo Ash');
  await user.type(screen.getByLabelText('Email'), 'jo@example.co.uk');
  await user.type(screen.getByLabelText('Phone'), '0118 496 0000');
}

const afterResponse = submittedFormState({ view, path: paths.tradeInquiries, steps: [write, submit] });

export const states: ShopUiStates = {
  title: 'Trade form',
  states: {
    empty: { view },
    'invalid: nothing filled in': {
      view,
      play: async (context) => {
        await submit(context);
        await context.screen.findByText('Missing Information');
      },
    },
    'invalid: email address': {
      view,
      play: async (context) => {
        await write(context);
        await context.user.clear(context.screen.getByLabelText('Email'));
        await context.user.type(context.screen.getByLabelText('Email'), 'jo@');
        await submit(context);
        await context.screen.findByRole('group', { name: /another look/ });
      },
    },
    sending: afterResponse(mockResponses.never(), 'Submitting...'),
    failed: afterResponse(mockResponses.unreachable(), 'Submission Failed'),
    sent: afterResponse(mockResponses.created({ id: 'an-id', status: 'new' }), 'Trade Inquiry Submitted'),
    'long text': {
      view,
      play: async ({ user, screen }) => {
        await user.click(screen.getByLabelText(/^Specifications/));
        await user.paste('Four floors, thirty-two bathrooms, two basins in each of them. '.repeat(30));
      },
    },
  },
};
