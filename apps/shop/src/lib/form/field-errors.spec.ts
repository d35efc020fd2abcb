import type { ErrorDetails } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { fieldErrors } from './field-rules';

const refusal = (details?: ErrorDetails) =>
  new ApiError('400: …', 400, {
    error: 'Some details are missing or not valid.',
    code: 'request/invalid',
    requestId: 'test',
    ...(details ? { details } : {}),
  });

it('lists refused fields in the form’s order, without those the form does not show', () => {
  const error = refusal({
    fields: [
      { field: 'message', message: 'Too long' },
      { field: 'website', message: 'Not a text' },
      { field: 'email', message: 'Not an address' },
    ],
  });

  expect(Object.entries(fieldErrors(error, ['email', 'message']))).toEqual([
    ['email', 'Not an address'],
    ['message', 'Too long'],
  ]);
});

it.each([refusal(), new ApiError('502: Bad Gateway', 502, null), new Error('offline')])(
  'finds no field in %s',
  (error) => {
    expect(fieldErrors(error, ['email'])).toEqual({});
  },
);
