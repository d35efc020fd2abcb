import { readReplyAddress, replyAddressOf } from './reply-address';

const pattern = 'Reply+{token}@mail.example.com';
const id = 'kLSwY2vXZwqkrDQuVyeBfQ';

it('leads back to its mail, in upper or lower case', () => {
  const address = replyAddressOf(pattern, id);
  expect(address).toBe('Reply+90b4b0636bd7670aa4ac342e5727817d@mail.example.com');
  expect(readReplyAddress(pattern, ['office@example.com', address.toUpperCase()])).toBe(id);
});

it.each([
  [],
  ['reply+90b4b0636bd7670aa4ac342e5727817d@example.com'],
  ['reply+90b4b0636bd7670aa4ac342e5727817@mail.example.com'],
  ['reply+90b4b0636bd7670aa4ac342e5727817dd@mail.example.com'],
  ['other+90b4b0636bd7670aa4ac342e5727817d@mail.example.com'],
  ['reply+@mail.example.com'],
  ['reply+{token}@mail.example.com'],
  ['@'],
  [''],
])('belongs to no mail: %s', (...addresses) => {
  expect(readReplyAddress(pattern, addresses)).toBeNull();
});
