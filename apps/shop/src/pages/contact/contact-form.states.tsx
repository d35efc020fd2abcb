import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { aPlan } from '../../testing/a-file';
import { answeredState } from '../../testing/answered-state';
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

const answered = answeredState({ view, path: paths.contact, steps: [write, send] });

export const states: ShopStates = {
  part: 'Contact form',
  states: {
    empty: { view },
    'refused: nothing filled in': {
      view,
      visit: async (visitor) => {
        await send(visitor);
        await visitor.screen.findByRole('group', { name: /another look/ });
      },
    },
    'sending for ever': answered(answers.never(), 'Sending...'),
    failed: answered(answers.text(503, ''), 'Failed to send message. Please try again.'),
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
    'too many': answered(answers.refused('request/too-many'), /sent this form several times/),
    sent: answered(answers.created({ id: 'an-id', status: 'new' }), 'Message Sent Successfully'),
    'long text': {
      view,
      visit: async (visitor) => {
        await write(visitor, 'Donaudampfschifffahrtsgesellschaft und mehr. '.repeat(40));
        const name = 'a-very-long-name-'.repeat(12);
        await visitor.user.upload(visitor.screen.getByLabelText(/^Photos or plans/), [
          aPlan(`${name}.pdf`),
          aPlan(`${name}of-a-large-file.pdf`, 11_000_000),
        ]);
      },
    },
  },
};
