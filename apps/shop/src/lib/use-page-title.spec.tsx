import { render } from '@testing-library/react';
import { usePageTitle } from './use-page-title';

function Quote() {
  usePageTitle('Quote VT-26-00412');
  return <title>Quote</title>;
}

it("sets the tab's title, and leaves the next page its own", () => {
  const { rerender } = render(<Quote />);
  expect(document.title).toBe('Quote VT-26-00412');

  rerender(<title>Materials</title>);
  expect(document.title).toBe('Materials');
});
