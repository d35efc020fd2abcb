import { Injectable } from '@nestjs/common';
import type { MailDataByKind } from '@app/mails';
import type { Mail } from '../mail.entity';
import type { MailKind } from '../mail-kind';

/** A mail whose turn has come: what a composer has to go by. */
export type MailToCompose = Pick<
  Mail,
  | 'id'
  | 'kind'
  | 'toName'
  | 'toAddress'
  | 'quoteIds'
  | 'depositId'
  | 'contactInquiryId'
  | 'tradeInquiryId'
  | 'details'
  | 'createdAt'
>;

/** A file that goes with a mail. With a `cid` it is a picture that the HTML shows, and no file to keep. */
export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
  cid?: string;
}

/** An event that mail programs put into a calendar, or take out of it, by themselves (RFC 6047). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** The file to open by hand, where a mail program does not. */
  name: string;
  /** Of RFC 5545. */
  content: Buffer;
}

/** What a mail says, before the template has made words and pictures of it. */
export interface ComposedMail<Kind extends MailKind = MailKind> {
  data: MailDataByKind[Kind];
  attachments?: readonly MailAttachment[];
  calendar?: MailCalendar | null;
  /** Where an answer goes; absent: to the shop's address. */
  replyTo?: string;
  /** The Message-IDs of a conversation that it goes on with, the latest last (RFC 5322, 3.6.4). */
  references?: readonly string[];
  /** Answers that a machine gives say so (RFC 3834), so that no other machine answers them. */
  isAutomaticReply?: boolean;
  /** One click there ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** Words that only the receiver may read: they stand in the letter, and not in the log of mails. */
  secret?: string;
}

/** A mail that is not to be sent any more, and why. */
export interface WithheldMail {
  withheld: string;
}

/** Reads what a mail is about. Where it throws, the mail is tried again later. */
export type MailComposer<Kind extends MailKind = MailKind> = (
  mail: MailToCompose,
) => Promise<ComposedMail<Kind> | WithheldMail>;

/**
 * Whether a mail that was composed before need not be sent any more: asked again before each further try, as days may
 * lie between. To be answered by a look or two at the database.
 */
export type MailRecheck = (mail: MailToCompose) => Promise<WithheldMail | null>;

/** Who composes which mails; the modules that know the facts enter their kinds when they start. */
@Injectable()
export class MailComposers {
  private readonly byKind = new Map<MailKind, MailComposer>();
  private readonly rechecks = new Map<MailKind, MailRecheck>();

  /**
   * @param recheck for mails that can lose their sense while they wait; asked before composing as well
   * @throws Error where a kind has a composer already: one of the two would never be called
   */
  register<Kind extends MailKind>(kind: Kind, composer: MailComposer<Kind>, recheck?: MailRecheck): void {
    if (this.byKind.has(kind)) throw new Error(`the mail ${kind} has two composers`);
    this.byKind.set(kind, composer);
    if (recheck) this.rechecks.set(kind, recheck);
  }

  /** The kinds that somebody here composes; mails of others wait. */
  kinds(): MailKind[] {
    return [...this.byKind.keys()];
  }

  async compose(mail: MailToCompose): Promise<ComposedMail | WithheldMail> {
    const composer = this.byKind.get(mail.kind);
    if (!composer) throw new Error(`nobody composes the mail ${mail.kind}`);
    return (await this.recheck(mail)) ?? composer(mail);
  }

  /** @returns null where the mail is still to be sent */
  async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    return (await this.rechecks.get(mail.kind)?.(mail)) ?? null;
  }
}
