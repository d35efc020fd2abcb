import { render } from '@testing-library/react';
import { wholeReferences, wholeReferencesAndAmounts } from './whole-references';

it('keeps each reference on one line, and all text unchanged', () => {
  const sentence = 'VT-26-00431 in place of VT-26-00412, at 1200 × 350 mm';
  const { container } = render(<p>{wholeReferences(sentence)}</p>);

  expect(container).toHaveTextContent(sentence);
  expect([...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)).toEqual(
    ['VT-26-00431', 'VT-26-00412'],
  );
});

it.each(['F-2026-00031', 'INV-2026-00031', 'CRN-2026-00002', 'OR-26-00031', 'VT-26-00412-1'])(
  'keeps %s unbroken and untranslated',
  (number) => {
    const { container } = render(<p>{wholeReferences(`Your invoice ${number}.`)}</p>);
    expect(container.querySelector('[translate=no].whitespace-nowrap')).toHaveTextContent(number);
  },
);

it.each([
  ['Pay £71.40 Deposit Now', ['£71.40']],
  ['£1,204.50 of the £12,000 that you paid, or -£3.00', ['£1,204.50', '£12,000', '-£3.00']],
  ['From £52.03/sq ft (£560.00/m²), £35, or free', ['£52.03', '£560.00', '£35']],
  ['Sent to j.smith+1@example.co.uk.', ['j.smith+1@example.co.uk']],
])('keeps amounts and addresses untranslated: %s', (text, untranslated) => {
  const { container } = render(<p>{wholeReferencesAndAmounts(text)}</p>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent)).toEqual(
    untranslated,
  );
});
