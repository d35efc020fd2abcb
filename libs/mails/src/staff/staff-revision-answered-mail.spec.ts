import { renderMail } from '../render-mail';
import { staffRevisionAnsweredMailSamples } from './staff-revision-answered-mail.sample';

const [agreed, declined, unpaid] = staffRevisionAnsweredMailSamples.map(({ data }) =>
  renderMail('staff-revision-answered', data),
);

it('says that a revised price is agreed, and what becomes of the earlier quote', () => {
  expect(agreed!.subject).toBe('Agreed – VT-26-00431 – £475.22 – Eleanor Marsh');
  expect(agreed!.text).toContain('VT-26-00431 stands in place of VT-26-00412 from now on');
  expect(agreed!.text).toContain('Sizes to cut: 1194 × 350 mm');
});

it('says that no deposit was paid where none was, and nothing of the workshop', () => {
  expect(agreed!.text).toContain('Print its job sheet');
  expect(unpaid!.text).toContain('No deposit has been paid yet.');
  expect(unpaid!.text).not.toContain('Print its job sheet');
});

it('says whom to call where it is not', () => {
  expect(declined!.subject).toBe('Please call – VT-26-00431 – revised price not agreed – Eleanor Marsh');
  expect(declined!.text).toContain('07700 900142');
  expect(declined!.text).toContain('nothing may be cut until sizes are confirmed');
});
