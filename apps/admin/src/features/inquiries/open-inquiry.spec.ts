import { readOpenValue, toOpenValue } from './open-inquiry';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';

it('reads the inquiry from a mail’s link', () => {
  expect(readOpenValue(`contact-${id}`)).toEqual({ form: 'contact', id });
  expect(readOpenValue(toOpenValue({ form: 'trade', id }))).toEqual({ form: 'trade', id });
});

it.each([null, '', id, `quote-${id}`, 'contact-', 'contact-../../users', `contact-${id}x`])(
  'opens nothing for %j',
  (value) => {
    expect(readOpenValue(value)).toBeNull();
  },
);
