import { appointmentMailSamples } from '../appointments/appointment-mails.sample';
import { depositAskedMailSamples } from '../deposits/deposit-asked-mails.sample';
import { balanceMailSamples } from '../balances/balance-mails.sample';
import { depositSamples } from '../deposits/deposit-mails.sample';
import { inquirySamples } from '../inquiries/inquiry-mails.sample';
import type { RenderedMail, MailKind } from '../mail-data';
import { orderSamples } from '../orders/order-mails.sample';
import { quoteSamples } from '../quotes/quote-mails.sample';
import { renderMail } from '../render-mail';
import { staffSamples } from '../staff/staff-mails.sample';
import type { MailSample, SamplesByKind } from './mail-sample';

/** The type requires samples for every kind of mail. */
const samplesByKind: SamplesByKind = {
  ...quoteSamples,
  ...depositSamples,
  ...balanceMailSamples,
  ...depositAskedMailSamples,
  ...appointmentMailSamples,
  ...orderSamples,
  ...inquirySamples,
  ...staffSamples,
};

export const mailSamples: readonly MailSample[] = Object.entries(samplesByKind).flatMap(([kind, samples]) =>
  samples.map((sample) => ({ kind, ...sample }) as MailSample),
);

export const renderSample = ({ kind, data }: MailSample): RenderedMail => renderMail<MailKind>(kind, data);
