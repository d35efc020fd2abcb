import { parseInquiryItemId, toInquiryItemId } from './inquiry-item-id';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';

it('parses the inquiry id from an email link', () => {
  expect(parseInquiryItemId(`contact-${id}`)).toEqual({ form: 'contact', id });
  expect(parseInquiryItemId(toInquiryItemId({ form: 'trade', id }))).toEqual({ form: 'trade', id });
});

it.each([null, '', id, `quote-${id}`, 'contact-', 'contact-../../users', `contact-${id}x`])(
  'returns null for %j',
  (value) => {
    expect(parseInquiryItemId(value)).toBeNull();
  },
);
