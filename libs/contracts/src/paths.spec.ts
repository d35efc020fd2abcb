import * as paths from './paths';

it('escapes ids, so that they cannot change the path', () => {
  expect(paths.quote('../admin?x=1')).toBe('/api/quotes/..%2Fadmin%3Fx%3D1');
  expect(paths.materialColors(7)).toBe('/api/materials/7/colors');
});
