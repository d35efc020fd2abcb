import type { PlayContext } from '@app/ui/testing';
import type { MockResponse } from '@app/web-client/testing';
import type { ShopUiState } from './shop-state';

interface SentForm extends Pick<ShopUiState, 'view'> {
  /** The API's path. */
  path: string;
  /** Fill in the form and send it. */
  steps: readonly ((context: PlayContext) => Promise<unknown>)[];
}

/** A form filled in, sent and answered; ready once this text shows. */
export const answeredState =
  ({ view, path, steps }: SentForm) =>
  (answer: MockResponse, words: string | RegExp): ShopUiState => ({
    view,
    api: (api) => api.on('POST', path, answer),
    play: async (context) => {
      for (const step of steps) await step(context);
      await context.screen.findAllByText(words);
    },
  });
