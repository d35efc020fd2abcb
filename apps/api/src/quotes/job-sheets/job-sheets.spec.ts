import { toWorkshopText } from './job-sheets';

it.each([
  ['1200 wall to wall, 3 mm play each side', '1200 wall to wall, 3 mm play each side'],
  ['ask ada@example.com first', 'ask … first'],
  ['quoted £475.22, was £ 477', 'quoted …, was …'],
  ['25 pounds less', '… less'],
  ['£', '…'],
])('writes %j as %j', (input, output) => {
  expect(toWorkshopText(input)).toBe(output);
});
