import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { answeredState } from '../../testing/answered-state';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { TradeForm } from './trade-form';

const view = TradeForm;
const submit = ({ user, screen }: Visitor) =>
  user.click(screen.getByRole('button', { name: 'Submit Trade Inquiry' }));

async function write({ user, screen }: Visitor) {
  await user.type(screen.getByLabelText('Company name'), 'Kennet Build');
  await user.type(screen.getByLabelText('Contact name'), 'Jo Ash');
  await user.type(screen.getByLabelText('Email'), 'jo@example.co.uk');
  await user.type(screen.getByLabelText('Phone'), '0118 496 0000');
}

const answered = answeredState({ view, path: paths.tradeInquiries, steps: [write, submit] });

export const states: ShopStates = {
  part: 'Trade form',
  states: {
    empty: { view },
    'refused: nothing filled in': {
      view,
      visit: async (visitor) => {
        await submit(visitor);
        await visitor.screen.findByText('Missing Information');
      },
    },
    'refused: an e-mail address': {
      view,
      visit: async (visitor) => {
        await write(visitor);
        await visitor.user.clear(visitor.screen.getByLabelText('Email'));
        await visitor.user.type(visitor.screen.getByLabelText('Email'), 'jo@');
        await submit(visitor);
        await visitor.screen.findByRole('group', { name: /another look/ });
      },
    },
    'sending for ever': answered(answers.never(), 'Submitting...'),
    failed: answered(answers.unreachable(), 'Submission Failed'),
    sent: answered(answers.created({ id: 'an-id', status: 'new' }), 'Trade Inquiry Submitted'),
    'long text': {
      view,
      visit: async ({ user, screen }) => {
        await user.click(screen.getByLabelText(/^Specifications/));
        await user.paste('Four floors, thirty-two bathrooms, two basins in each of them. '.repeat(30));
      },
    },
  },
};
