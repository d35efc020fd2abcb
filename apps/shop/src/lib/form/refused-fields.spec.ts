import type { ErrorDetails } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { refusedFields } from './field-rules';

const refusal = (details?: ErrorDetails) =>
  new ApiError('400: …', 400, {
    error: 'Some details are missing or not valid.',
    code: 'request/invalid',
    requestId: 'test',
    ...(details ? { details } : {}),
  });

it('brings the refused fields into the form’s order, and leaves out what the form does not show', () => {
  const error = refusal({
    fields: [
      { field: 'message', message: 'Too long' },
      { field: 'website', message: 'Not a text' },
      { field: 'email', message: 'Not an address' },
    ],
  });

  expect(Object.entries(refusedFields(error, ['email', 'message']))).toEqual([
    ['email', 'Not an address'],
    ['message', 'Too long'],
  ]);
});

it.each([refusal(), new ApiError('502: Bad Gateway', 502, null), new Error('offline')])(
  'finds nothing to mend in %s',
  (error) => {
    expect(refusedFields(error, ['email'])).toEqual({});
  },
);
