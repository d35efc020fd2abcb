import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { answerCalculatorRequests, type CalculatorRequest } from '../../lib/open-calculator';
import { LowerHalf } from './lower-half';

it('answers its quote buttons before its own script is there', async () => {
  const requests: CalculatorRequest[] = [];
  answerCalculatorRequests((request) => requests.push(request));
  const page = document.createElement('div');
  page.innerHTML =
    '<div class="after-first-view"><!--$--><section><button data-quote="Marble"><span>Get Quote for Marble</span></button></section><!--/$--></div>';
  document.body.append(page);
  const root = await act(async () => Promise.resolve(hydrateRoot(page, <LowerHalf />)));

  await userEvent.click(page.querySelector('span')!);

  expect(requests).toMatchObject([{ kind: 'open', preset: { material: 'Marble' } }]);
  expect(page.querySelector('section')).toBeInTheDocument();
  act(() => root.unmount());
  page.remove();
});
