import type { MailDataByKind, MailKind } from '../mail-data';

/** Facts as a mail may be told them, to look at and to test with. */
export type MailSample = {
  [Kind in MailKind]: {
    kind: Kind;
    /** In words: 'with a long note'. */
    name: string;
    data: MailDataByKind[Kind];
  };
}[MailKind];

/** The samples of one kind. */
export type SamplesOf<Kind extends MailKind> = readonly { name: string; data: MailDataByKind[Kind] }[];
