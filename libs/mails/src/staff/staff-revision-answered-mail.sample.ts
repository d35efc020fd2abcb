import type { StaffRevisionAnsweredMailData } from '../mail-data';
import type { SamplesOf } from '../samples/mail-sample';

const answered: StaffRevisionAnsweredMailData = {
  isAgreed: true,
  reference: 'VT-26-00431',
  previousReference: 'VT-26-00412',
  customerName: 'Eleanor Marsh',
  phone: '07700 900142',
  length: 1194,
  width: 350,
  quantity: 1,
  previousTotal: '477.00',
  total: '475.22',
  depositCredited: '47.70',
  dueAt: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin?item=q3vX2mB9T1aZ7kLp4RsW8Q',
};

export const staffRevisionAnsweredMailSamples: SamplesOf<'staff-revision-answered'> = [
  { name: 'agreed', data: answered },
  { name: 'to be called', data: { ...answered, isAgreed: false } },
  {
    name: 'agreed by somebody of whom we know nothing',
    data: { ...answered, customerName: null, phone: null, depositCredited: '0.00' },
  },
];
