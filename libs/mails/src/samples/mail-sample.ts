import type { MailDataByKind, MailKind } from '../mail-data';

/** Sample data of a mail, for preview and tests. */
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
