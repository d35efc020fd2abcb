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

export type SamplesByKind = {
  readonly [Kind in MailKind]: readonly { name: string; data: MailDataByKind[Kind] }[];
};
