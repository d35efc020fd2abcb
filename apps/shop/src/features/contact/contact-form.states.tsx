import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { ContactForm } from './contact-form';

const view = ContactForm;
const send = ({ user, screen }: Visitor) => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function write({ user, screen }: Visitor, message = '1180 by 345 mm in Carrara White, please.') {
  await user.type(screen.getByLabelText('First name'), 'Eleanor');
  await user.type(screen.getByLabelText('Last name'), 'Marsh');
  await user.type(screen.getByLabelText('Email'), 'eleanor@example.co.uk');
  await user.click(screen.getByLabelText('Message'));
  await user.paste(message);
}

export const states: ShopStates = {
  part: 'Contact form',
  states: {
    empty: { view },
    'refused: nothing filled in': {
      view,
      visit: async (visitor) => {
        await send(visitor);
        await visitor.screen.findByRole('alert');
      },
    },
    'sending for ever': {
      view,
      api: (api) => api.on('POST', paths.contact, answers.never()),
      visit: async (visitor) => {
        await write(visitor);
        await send(visitor);
        await visitor.screen.findByRole('button', { name: 'Sending...' });
      },
    },
    failed: {
      view,
      api: (api) => api.on('POST', paths.contact, answers.text(503, '')),
      visit: async (visitor) => {
        await write(visitor);
        await send(visitor);
        await visitor.screen.findByText('Failed to send message. Please try again.');
      },
    },
    'refused by the API': {
      view,
      api: (api) =>
        api.on(
          'POST',
          paths.contact,
          answers.refused('request/invalid', {
            fields: [{ field: 'email', message: 'Please enter a valid email address' }],
          }),
        ),
      visit: async (visitor) => {
        await write(visitor);
        await send(visitor);
        await visitor.screen.findByRole('link', { name: /^Email/ });
      },
    },
    'too many': {
      view,
      api: (api) => api.on('POST', paths.contact, answers.refused('request/too-many')),
      visit: async (visitor) => {
        await write(visitor);
        await send(visitor);
        await visitor.screen.findByText(/sent this form several times/);
      },
    },
    sent: {
      view,
      api: (api) => api.on('POST', paths.contact, answers.created({ id: 'an-id', status: 'new' })),
      visit: async (visitor) => {
        await write(visitor);
        await send(visitor);
        await visitor.screen.findByText('Message Sent Successfully');
      },
    },
    'long text': {
      view,
      visit: (visitor) => write(visitor, 'Donaudampfschifffahrtsgesellschaft und mehr. '.repeat(40)),
    },
  },
};
