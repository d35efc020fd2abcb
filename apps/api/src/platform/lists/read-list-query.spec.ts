import { AppError } from '../errors/app-error';
import { readListQuery } from './read-list-query';

const rules = { statuses: ['active', 'inactive'], sorts: { name: 'name', price: 'price' } } as const;
const read = (query: Record<string, unknown>) => readListQuery(query, rules);

it('defaults to the newest fifty', () => {
  expect(read({})).toEqual({ limit: 50, offset: 0, search: null, status: null, sort: null });
});

it('reads page, size, search, status and order', () => {
  expect(read({ page: '3', pageSize: '20', search: '  oak ', status: 'active', sort: '-price' })).toEqual({
    limit: 20,
    offset: 40,
    search: 'oak',
    status: 'active',
    sort: { by: 'price', isDescending: true },
  });
});

it.each([
  ['page', '0'],
  ['page', '1.5'],
  ['page', '-1'],
  ['page', '9999999'],
  ['pageSize', '201'],
  ['pageSize', 'all'],
  ['status', 'sold'],
  ['sort', 'secret'],
  ['sort', '--name'],
  ['search', ['a', 'b']],
  ['search', 'a\0b'],
])('refuses %s=%j, naming it', (field, value) => {
  try {
    read({ [field]: value });
    throw new Error('It was taken.');
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).details?.fields?.map((invalid) => invalid.field)).toEqual([field]);
  }
});
