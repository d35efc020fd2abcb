import type { Visitor } from '@app/ui/testing';
import { aPhoto, aPlan } from '../../testing/a-file';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { AttachmentsField } from './attachments-field';
import { UploadNote } from './upload-note';
import { useAttachments } from './use-attachments';

const path = '/api/quotes/q/attachments';

function Form() {
  const attachments = useAttachments();
  return (
    <div className="column">
      <AttachmentsField attachments={attachments} />
      <button type="button" onClick={() => attachments.deliver(path, 'quote')}>
        Save
      </button>
      <UploadNote attachments={attachments} />
    </div>
  );
}
const view = Form;

const choose = ({ user, screen }: Visitor, ...files: File[]) =>
  user.upload(screen.getByLabelText(/^Photos or plans/), files);

async function send(visitor: Visitor, words: RegExp) {
  await choose(visitor, aPlan('plan of the bathroom.pdf', 840_000), aPlan('schedule.pdf'));
  await visitor.user.click(visitor.screen.getByRole('button', { name: 'Save' }));
  await visitor.screen.findByText(words);
}

export const states: ShopStates = {
  part: 'Photos and plans',
  states: {
    empty: { view },
    filled: {
      view,
      visit: (visitor) => choose(visitor, aPlan('plan of the bathroom.pdf', 2_400_000), aPlan('sink.pdf')),
    },
    'refused: six files': {
      view,
      visit: async (visitor) => {
        await choose(visitor, ...[1, 2, 3, 4, 5, 6].map((at) => aPlan(`sheet ${at}.pdf`)));
      },
    },
    'refused: not a picture': {
      view,
      visit: async (visitor) => {
        await choose(visitor, aPhoto('wall.jpg'));
        await visitor.screen.findAllByText(/could not be read/);
      },
    },
    'sending for ever': {
      view,
      api: (api) => api.on('POST', path, answers.never()),
      visit: (visitor) => send(visitor, /^Sending your files/),
    },
    arrived: {
      view,
      api: (api) => api.on('POST', path, answers.created({ attachments: [] })),
      visit: (visitor) => send(visitor, /have arrived/),
    },
    'failed: to be sent again': {
      view,
      api: (api) => api.on('POST', path, answers.text(503, '')),
      visit: (visitor) => send(visitor, /^Not sent/),
    },
    'refused by the API': {
      view,
      api: (api) => api.on('POST', path, answers.refused('attachment/too-late', { fields: [] })),
      visit: (visitor) => send(visitor, /^schedule\.pdf:/),
    },
    'long text': {
      view,
      visit: (visitor) => choose(visitor, aPlan(`${'a-very-long-name-'.repeat(12)}.pdf`), aPlan('b.pdf')),
    },
  },
};
