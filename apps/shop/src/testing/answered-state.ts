import type { Visitor } from '@app/ui/testing';
import type { Answer } from '@app/web-client/testing';
import type { ShopState } from './shop-state';

interface SentForm extends Pick<ShopState, 'view'> {
  /** Where it is sent to. */
  path: string;
  /** They fill the form in and send it. */
  steps: readonly ((visitor: Visitor) => Promise<unknown>)[];
}

/** A state of a form that was filled in, sent and answered so; it stands once these words do. */
export const answeredState =
  ({ view, path, steps }: SentForm) =>
  (answer: Answer, words: string | RegExp): ShopState => ({
    view,
    api: (api) => api.on('POST', path, answer),
    visit: async (visitor) => {
      for (const step of steps) await step(visitor);
      await visitor.screen.findAllByText(words);
    },
  });
