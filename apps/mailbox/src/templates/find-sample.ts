import type { MailSample } from '@app/mails/samples';

/** The samples of a kind, in their order. */
export const samplesOf = (samples: readonly MailSample[], kind: string): MailSample[] =>
  samples.filter((sample) => sample.kind === kind);

/** Where a sample is looked at: its kind, and its number among those of this kind. */
export const sampleAddress = (samples: readonly MailSample[], sample: MailSample): string =>
  `/templates/${sample.kind}/${samplesOf(samples, sample.kind).indexOf(sample) + 1}`;
