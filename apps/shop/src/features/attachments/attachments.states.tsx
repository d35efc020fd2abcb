import type { PlayContext } from '@app/ui/testing';
import { aPhoto, aPlan } from '../../testing/a-file';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { AttachmentsField } from './attachments-field';
import { UploadNote } from './upload-note';
import { useAttachments } from './use-attachments';

const path = '/api/quotes/q/attachments';

function Form() {
  const attachments = useAttachments();
  return (
    <div className="column">
      <AttachmentsField attachments={attachments} />
      <button type="button" onClick={() => attachments.upload(path, 'quote')}>
        Save
      </button>
      <UploadNote attachments={attachments} />
    </div>
  );
}
const view = Form;

const choose = ({ user, screen }: PlayContext, ...files: File[]) =>
  user.upload(screen.getByLabelText(/^Photos or plans/), files);

async function send(context: PlayContext, expectedText: RegExp) {
  await choose(context, aPlan('plan of the bathroom.pdf', 840_000), aPlan('schedule.pdf'));
  await context.user.click(context.screen.getByRole('button', { name: 'Save' }));
  await context.screen.findByText(expectedText);
}

export const states: ShopUiStates = {
  title: 'Photos and plans',
  states: {
    empty: { view },
    filled: {
      view,
      play: (context) => choose(context, aPlan('plan of the bathroom.pdf', 2_400_000), aPlan('sink.pdf')),
    },
    'invalid: six files': {
      view,
      play: async (context) => {
        await choose(context, ...[1, 2, 3, 4, 5, 6].map((at) => aPlan(`sheet ${at}.pdf`)));
      },
    },
    'invalid: not a picture': {
      view,
      play: async (context) => {
        await choose(context, aPhoto('wall.jpg'));
        await context.screen.findAllByText(/could not be read/);
      },
    },
    sending: {
      view,
      api: (api) => api.on('POST', path, mockResponses.never()),
      play: (context) => send(context, /^Sending your files/),
    },
    arrived: {
      view,
      api: (api) => api.on('POST', path, mockResponses.created({ attachments: [] })),
      play: (context) => send(context, /have arrived/),
    },
    'upload failed, with retry': {
      view,
      api: (api) => api.on('POST', path, mockResponses.text(503, '')),
      play: (context) => send(context, /^Not sent/),
    },
    'rejected by the API': {
      view,
      api: (api) => api.on('POST', path, mockResponses.refused('attachment/too-late', { fields: [] })),
      play: (context) => send(context, /^schedule\.pdf:/),
    },
    'long text': {
      view,
      play: (context) => choose(context, aPlan(`${'a-very-long-name-'.repeat(12)}.pdf`), aPlan('b.pdf')),
    },
  },
};
