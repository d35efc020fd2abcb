import type { AgreementMethod, RecordedAgreement } from '@app/contracts';

export const agreedHowLabels: Readonly<Record<AgreementMethod, string>> = {
  phone: 'By phone',
  showroom: 'In the showroom',
  'on-site': 'On site',
  email: 'By email',
};

/** 'by Mrs Jones by phone, recorded by Alison', within a sentence. */
export const agreementText = ({ agreedBy, how, recordedBy }: RecordedAgreement): string =>
  `by ${agreedBy} ${agreedHowLabels[how].toLowerCase()}${recordedBy ? `, recorded by ${recordedBy}` : ''}`;
